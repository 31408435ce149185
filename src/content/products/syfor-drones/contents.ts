import { contentsOf } from "../contents.ts";
import { depthLabels } from "../depth/labels.ts";
import { documents } from "./documents.ts";
import { emergency } from "./emergency.ts";
import { modes } from "./flight-modes.ts";
import { features } from "./key-features.ts";
import { missions } from "./missions.ts";
import { specs } from "./specifications.ts";
import { viewer } from "./viewer.ts";

export const droneContents = contentsOf("syfor-drones", {
  specifications: specs.label,
  "key-features": features.label,
  documents: documents.label,
  "in-the-round": viewer.label,
  "flight-modes": modes.label,
  emergency: emergency.label,
  missions: missions.label,
  depth: depthLabels.label,
});
