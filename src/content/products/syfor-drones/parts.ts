import type { PictureCopy } from "../../types.ts";

/** In the order of their numbers, which are the same in every figure and list; the key features come first. */
export const partIds = [
  "booms",
  "rail",
  "gimbal",
  "gnss-mast",
  "batteries",
  "canopy",
  "light-bar",
  "antennas",
  "hub",
  "avionics",
  "hinges",
  "locks",
  "controllers",
  "motors",
  "propellers",
  "lights",
  "release",
  "crate",
  "camera",
  "legs",
  "skids",
] as const;

export type PartId = (typeof partIds)[number];

/** A part's number over a picture: where it stands and what it points to, in shares of width and height. */
export interface Mark {
  readonly part: PartId;
  readonly label: readonly [x: number, y: number];
  readonly at: readonly [x: number, y: number];
}

export const numberOf = (part: PartId) => partIds.indexOf(part) + 1;

export const numbered = (marks: readonly Mark[]) =>
  marks.map(({ part, ...places }) => ({ text: numberOf(part), ...places }));

/** The parts of the SY300 that a reader may ask for, each with one sentence. */
export const droneParts: Readonly<Record<PartId, { readonly name: string; readonly text: string }>> = {
  canopy: { name: "Canopy", text: "A painted shell covers the avionics, with louvers on both sides." },
  "light-bar": {
    name: "Light bar",
    text: "The orange bar marks the nose, so that a crew sees which way it points.",
  },
  batteries: {
    name: "Twin batteries",
    text: "Two packs lie side by side under straps and are changed from above.",
  },
  "gnss-mast": {
    name: "Dual GNSS mast",
    text: "Two receivers and a compass stand clear of motors and batteries.",
  },
  antennas: {
    name: "Datalink antennas",
    text: "Two whips at the tail carry the link to the ground station.",
  },
  hub: {
    name: "Hub plates",
    text: "Two carbon plates on standoffs hold the booms, the batteries and the load.",
  },
  avionics: {
    name: "Avionics bay",
    text: "A tray between the plates carries the connectors and the wiring.",
  },
  hinges: {
    name: "Boom hinges",
    text: "Each boom rises on one pin that lies across it, between two cheeks.",
  },
  locks: { name: "Boom locks", text: "A knurled ring on each boom closes over the joint; a lever holds it." },
  booms: {
    name: "Folding booms",
    text: "Six carbon tubes, numbered, carry the motors and fold up to be carried.",
  },
  controllers: {
    name: "Speed controllers",
    text: "One under each motor sets its speed and sheds heat through its fins.",
  },
  motors: {
    name: "Motors",
    text: "Six motors turn their bells with the propellers, neighbors in opposite ways.",
  },
  propellers: {
    name: "Propellers",
    text: "Two blades each, with a pale band near the tip; folded, they lie along the boom.",
  },
  lights: { name: "Position lights", text: "A light at the end of each boom shows where the machine ends." },
  rail: {
    name: "Payload rail",
    text: "Two carbon tubes below the hub take a crate, a sensor or nothing at all.",
  },
  release: { name: "Quick release", text: "Two levers free the load from the rail without tools." },
  crate: { name: "Payload crate", text: "A latched case with handles hangs from the quick release." },
  gimbal: { name: "Stabilized gimbal", text: "Small motors on a damped plate keep the camera level." },
  camera: { name: "Camera", text: "It looks ahead of the load, with a clear view down." },
  legs: { name: "Landing legs", text: "Four carbon legs with rubber dampers spread from the hub." },
  skids: { name: "Skids", text: "Two tubes on rubber shoes stand the machine above its load." },
};

/** What the numbers on a picture mean, in their order. */
export const keyOf = (parts: readonly PartId[]) =>
  parts
    .map((part) => ({ number: numberOf(part), name: droneParts[part].name }))
    .sort((one, other) => one.number - other.number);

export type ViewId = "top" | "front" | "side";

interface DrawnView {
  readonly label: string;
  readonly picture: PictureCopy;
  readonly marks: readonly Mark[];
}

export const threeViews = {
  title: "Three views",
  preview: "From above, ahead and the side.",
  caption: "All three views at one scale.",
  key: "Parts numbered in these views",
} as const;

/** Third-angle projection: the front view continues the top view downward, the side view stands beside it. */
export const drawnViews: Readonly<Record<ViewId, DrawnView>> = {
  top: {
    label: "Top",
    picture: {
      name: "sy300-top",
      alt: "The SY300 from above, nose down: six booms at equal angles, two batteries beside the canopy.",
    },
    marks: [
      { part: "canopy", at: [0.485, 0.57], label: [0.455, 0.71] },
      { part: "batteries", at: [0.558, 0.48], label: [0.74, 0.33] },
      { part: "gnss-mast", at: [0.547, 0.42], label: [0.54, 0.22] },
      { part: "locks", at: [0.34, 0.5], label: [0.275, 0.6] },
      { part: "booms", at: [0.74, 0.5], label: [0.77, 0.43] },
      { part: "motors", at: [0.68, 0.168], label: [0.78, 0.15] },
      { part: "propellers", at: [0.345, 0.11], label: [0.22, 0.11] },
    ],
  },
  front: {
    label: "Front",
    picture: {
      name: "sy300-front",
      alt: "The SY300 from the front: camera and crate between the legs, the GNSS mast above the canopy.",
    },
    marks: [
      { part: "gnss-mast", at: [0.553, 0.056], label: [0.66, 0.03] },
      { part: "antennas", at: [0.441, 0.112], label: [0.34, 0.04] },
      { part: "camera", at: [0.5, 0.6], label: [0.555, 0.86] },
      { part: "legs", at: [0.415, 0.63], label: [0.3, 0.63] },
      { part: "skids", at: [0.635, 0.94], label: [0.74, 0.9] },
    ],
  },
  side: {
    label: "Side",
    picture: {
      name: "sy300-side",
      alt: "The SY300 from the side, nose to the left: camera ahead of the crate, antennas and mast toward the tail.",
    },
    marks: [
      { part: "canopy", at: [0.433, 0.18], label: [0.36, 0.06] },
      { part: "gnss-mast", at: [0.592, 0.053], label: [0.7, 0.04] },
      { part: "rail", at: [0.38, 0.416], label: [0.26, 0.5] },
      { part: "crate", at: [0.52, 0.52], label: [0.7, 0.5] },
      { part: "gimbal", at: [0.404, 0.484], label: [0.29, 0.68] },
      { part: "skids", at: [0.62, 0.9], label: [0.76, 0.86] },
    ],
  },
};

const partsMarkedIn = (view: ViewId) => drawnViews[view].marks.map(({ part }) => part);

/** The parts that carry a number in one of the views, each once, in the order of their numbers. */
export const markedParts = [...new Set((["top", "front", "side"] as const).flatMap(partsMarkedIn))].sort(
  (a, b) => numberOf(a) - numberOf(b),
);
