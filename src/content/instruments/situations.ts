/** Whether a sensor still finds the drone. */
export type Sensing = "sees" | "limited" | "blind";

export type SensorName = "rf" | "radar" | "camera" | "acoustic";

export type SituationName = "radio" | "silent" | "fiber" | "ridge" | "fog" | "noise" | "clutter";

interface Answer {
  readonly word: Sensing;
  /** A few words. */
  readonly reason: string;
}

const hears: Answer = { word: "sees", reason: "Hears a radio it knows" };
const deaf: Answer = { word: "blind", reason: "No radio to hear" };
const tracks: Answer = { word: "sees", reason: "Holds position and track" };
const cued: Answer = { word: "limited", reason: "Only when cued" };
const closeIn: Answer = { word: "limited", reason: "Only at close range" };
const masked: Answer = { word: "blind", reason: "No line of sight" };

export const situations = {
  title: "Who still sees it",
  legend: "Situation",
  /** Line by line, beside where it is flown from. */
  drawing: { radio: ["pilot’s", "radio"], fiber: ["pilot"] },
  sensors: {
    rf: "Passive RF",
    radar: "3D radar",
    camera: "EO/IR camera",
    acoustic: "Acoustic",
  } satisfies Record<SensorName, string>,
  inSentence: {
    rf: "the radio receivers",
    radar: "radar",
    camera: "the camera",
    acoustic: "the microphones",
  } satisfies Record<SensorName, string>,
  options: {
    radio: "Flown by radio",
    silent: "Radios off, pre-programmed",
    fiber: "Flown by optical fiber",
    ridge: "Behind a ridge",
    fog: "Fog or heavy rain",
    noise: "Loud surroundings",
    clutter: "Low and slow over clutter",
  } satisfies Record<SituationName, string>,
  answers: {
    radio: { rf: hears, radar: tracks, camera: cued, acoustic: closeIn },
    silent: { rf: deaf, radar: tracks, camera: cued, acoustic: closeIn },
    fiber: { rf: deaf, radar: tracks, camera: cued, acoustic: closeIn },
    ridge: {
      rf: { word: "limited", reason: "Terrain may mask it" },
      radar: masked,
      camera: masked,
      acoustic: closeIn,
    },
    fog: {
      rf: hears,
      radar: { word: "sees", reason: "Less far in heavy rain" },
      camera: { word: "blind", reason: "Weather closes the view" },
      acoustic: { word: "limited", reason: "Close in; rain is noise" },
    },
    noise: {
      rf: hears,
      radar: tracks,
      camera: cued,
      acoustic: { word: "blind", reason: "Lost in the noise" },
    },
    clutter: {
      rf: hears,
      radar: { word: "limited", reason: "Clutter hides it" },
      camera: cued,
      acoustic: closeIn,
    },
  } satisfies Record<SituationName, Record<SensorName, Answer>>,
  sentence: {
    nobody: "Nobody is left who sees it unaided.",
    one: (names: string) => `One of four sees it unaided: ${names}.`,
    many: (count: string, names: string) => `${count} of four see it unaided: ${names}.`,
    counts: ["None", "One", "Two", "Three", "Four"],
    limited: (names: string) => `Within limits: ${names}.`,
    blind: (names: string) => `Blind: ${names}.`,
  },
  assumptions:
    "Drawn from public knowledge of each type of sensor. “Sees” means within the sensor’s range. Ridge, weather, noise and clutter assume a drone flown by radio.",
} as const;
