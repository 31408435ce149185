import type { Outline } from "../../types.ts";
import { productOf } from "../catalog.ts";
import { features } from "./key-features.ts";
import { missionApplications } from "./missions.ts";
import { threeViews } from "./specifications.ts";

export const droneOutline: Outline = {
  cover: { figures: [productOf("syfor-drones").picture.name] },
  chapters: [
    { id: "key-features", figures: [features.picture.name] },
    { id: "specifications", figures: ["out-and-back", ...threeViews.map(({ picture }) => picture.name)] },
    { id: "documents" },
    { id: "flight-modes" },
    { id: "emergency", figures: ["failsafe-plan"] },
    { id: "missions", figures: missionApplications.map(({ picture }) => picture.name) },
  ],
};
