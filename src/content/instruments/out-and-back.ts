import { published } from "../products/syfor-drones/specifications.ts";

export const outAndBackCopy = {
  title: "Will it make it home?",
  examples: "Example values, apart from endurance. Not for flight planning.",
  situations: { calm: "Calm and light", windy: "Windy and light", heavy: "Near and heavy" },
  payload: "Payload",
  payloads: { light: published.light.payload, heavy: published.heavy.payload },
  labels: {
    distance: "Distance out",
    airspeed: "Airspeed",
    wind: "Wind along the track",
    reserve: "Reserve",
  },
  results: { needed: "Needed", usable: "Usable", farthest: "Farthest" },
  noHeadway: "no headway",
  drawing: {
    wind: "wind",
    noWind: "no wind",
    farthest: "farthest",
    turn: "turn",
    out: "out",
    back: "back",
    at: (speed: string) => `at ${speed}`,
    noWayBack: "back: no headway",
    gives: (minutes: string) => `wind gives ${minutes}`,
    takes: (minutes: string) => `wind takes ${minutes}`,
    usable: "usable",
    needed: "min needed",
    /** Both at once, where the bar is too short for words. */
    share: (needed: string, usable: string) => `${needed} of ${usable} min`,
    spare: (minutes: string) => `${minutes} min to spare`,
    reserve: "reserve",
  },
  sentence: {
    windy: (out: string, back: string) => `Out with the wind takes ${out}, back against it ${back}.`,
    balance: (gives: string, takes: string) => `The wind gives ${gives} and takes ${takes}.`,
    calm: (each: string) => `With no wind each way takes ${each}.`,
    spare: (spare: string) => `That leaves ${spare} to spare.`,
    short: (missing: string, farthest: string) =>
      `That is ${missing} more than is usable: on these numbers the way back ends at ${farthest}.`,
    noHeadway: (out: string) =>
      `Out takes ${out}. Against a wind at least as fast as the aircraft there is no way back, from any distance.`,
    capped: `The scale stops at the published ${published.radius}.`,
  },
  assumptions:
    "The load stays aboard both ways; climb, hover and landing are extra. You set airspeed, wind and reserve. Endurance, published as “up to”, is held constant. Range is a radius and a separate limit.",
} as const;
