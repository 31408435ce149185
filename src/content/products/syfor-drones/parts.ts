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

export const isPart = (name: string | undefined): name is PartId => partIds.some((id) => id === name);

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
  locks: {
    name: "Boom locks",
    text: "A knurled ring on each boom closes over the joint, and a lever holds it.",
  },
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
    text: "Six motors turn the propellers, neighbors in opposite directions.",
  },
  propellers: {
    name: "Propellers",
    text: "Two blades each, with a pale band near the tip. Folded, they lie along the boom.",
  },
  lights: {
    name: "Position lights",
    text: "A light at the tip of each boom shows how far the machine reaches.",
  },
  rail: {
    name: "Payload rail",
    text: "Two carbon tubes below the hub take a crate, a sensor or nothing at all.",
  },
  release: { name: "Quick release", text: "Two levers free the load from the rail without tools." },
  crate: { name: "Payload crate", text: "A latched case with handles hangs from the quick release." },
  gimbal: { name: "Stabilized gimbal", text: "Small motors on a damped plate keep the camera level." },
  camera: { name: "Camera", text: "It looks ahead of the load, with a clear view down." },
  legs: { name: "Landing legs", text: "Four carbon legs with rubber dampers spread from the hub." },
  skids: { name: "Skids", text: "Two tubes on rubber shoes hold the machine above its load." },
};
