import { depthLabels } from "../depth/labels.ts";
import { productOutlines } from "../outlines.ts";
import { documents } from "./documents.ts";
import { emergency } from "./emergency.ts";
import { modes } from "./flight-modes.ts";
import { features } from "./key-features.ts";
import { missions } from "./missions.ts";
import { specs } from "./specifications.ts";
import { viewer } from "./viewer.ts";

const labels: Readonly<Record<string, string>> = {
  "key-features": features.label,
  "in-the-round": viewer.label,
  specifications: specs.label,
  documents: documents.label,
  "flight-modes": modes.label,
  emergency: emergency.label,
  missions: missions.label,
  depth: depthLabels.label,
};

export const droneContents = {
  title: "On this page",
  chapters: productOutlines["syfor-drones"].chapters.map(({ id }, index) => ({
    id,
    number: index + 1,
    label: labels[id] ?? "",
  })),
} as const;
