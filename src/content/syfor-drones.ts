import type { Measure, PictureCopy, Titled } from "./types.ts";

export const droneHero = {
  family: "Syfor Drones",
  model: "SY300",
  kind: "Heavy-lift hexacopter",
  lede: "A folding hexacopter for loads that cannot wait for a road. Nine kilograms to the far side of the valley, ready in under a minute.",
  demo: "Request Demo",
  specs: "Technical Specs",
  caption: "SY300, three-quarter view",
} as const;

export interface Spec {
  readonly label: string;
  readonly measure: Measure;
  /** The second half of the sentence, without which the number means nothing. */
  readonly condition?: string;
}

export const specs = {
  label: "Specifications",
  title: "Six figures, with their conditions.",
} as const;

export const droneSpecs: readonly Spec[] = [
  {
    label: "Flight endurance",
    measure: { prefix: "up to", value: "60", unit: "min" },
    condition: "with 1 kg payload",
  },
  { label: "Max payload", measure: { value: "9", unit: "kg" }, condition: "with 22 min endurance" },
  { label: "Range", measure: { prefix: "up to", value: "30", unit: "km" }, condition: "radius" },
  { label: "Wind resistance", measure: { prefix: "up to", value: "15", unit: "m/s" } },
  { label: "Waypoints", measure: { value: "1024+" } },
  { label: "Deployment", measure: { prefix: "under", value: "1", unit: "minute" } },
];

export const tradeOff = {
  caption: "What a kilogram costs: the two published points",
  light: { payload: 1, minutes: 60, label: "1 kg", time: "60 min" },
  heavy: { payload: 9, minutes: 22, label: "9 kg", time: "22 min" },
  payloadAxis: "payload",
  enduranceAxis: "endurance",
} as const;

export const threeViews: readonly { readonly picture: PictureCopy; readonly caption: string }[] = [
  {
    picture: {
      name: "sy300-top",
      alt: "The SY300 from above: six booms at equal angles, six two-blade propellers.",
    },
    caption: "Top",
  },
  {
    picture: {
      name: "sy300-front",
      alt: "The SY300 from the front, standing on its skids, camera between the legs.",
    },
    caption: "Front",
  },
  {
    picture: { name: "sy300-side", alt: "The SY300 from the side: hub, mast, payload crate and skids." },
    caption: "Side",
  },
];

export const features = {
  label: "Key features",
  title: "Built to be carried, opened and flown.",
  picture: {
    name: "sy300-payload",
    alt: "Close view under the SY300: payload rail, crate with its quick release, stabilized camera.",
  } satisfies PictureCopy,
  caption: "Payload rail, crate and gimbal",
} as const;

export const keyFeatures: readonly Titled[] = [
  {
    title: "Folding booms",
    text: "Six carbon-fiber booms swing out and lock. Each lock can be checked by hand, in gloves, in the dark.",
  },
  {
    title: "Quick-release rail",
    text: "The load slides on and locks without tools. Crate, sensor or nothing at all: the aircraft is the same.",
  },
  {
    title: "Twin batteries",
    text: "Two packs, side by side on top of the hub, changed from above without turning the aircraft over.",
  },
  {
    title: "Stabilized gimbal",
    text: "The camera stays level while the airframe works, behind glass that can be wiped with a sleeve.",
  },
  {
    title: "Dual GNSS mast",
    text: "Two receivers and a compass stand clear of motors and batteries, so that one can check the other.",
  },
  {
    title: "Ground control station",
    text: "Plan, fly and log from one case. The mission is stored on the aircraft before it leaves.",
  },
];

export const modes = {
  label: "Flight modes",
  title: "Five ways to fly it.",
  note: "All five modes need a position fix.",
} as const;

export type FlightModeFigure = "loiter" | "waypoints" | "guided" | "follow" | "return";

export interface FlightMode extends Titled {
  readonly figure: FlightModeFigure;
}

export const flightModes: readonly FlightMode[] = [
  { figure: "loiter", title: "Loiter/GPS", text: "Holds position and altitude until told otherwise." },
  {
    figure: "waypoints",
    title: "Autonomous Waypoint Missions",
    text: "Flies a stored mission from point to point, then does what the last point says.",
  },
  {
    figure: "guided",
    title: "Guided Point-and-Fly",
    text: "Give it a point from the ground. It flies there and waits.",
  },
  { figure: "follow", title: "Follow Me", text: "Keeps station on a moving vehicle or patrol." },
  {
    figure: "return",
    title: "Auto Return to Launch",
    text: "Climbs, comes back over the take-off point and lands.",
  },
];

export const emergency = {
  label: "Emergency intelligence",
  title: "When something fails, it does not improvise.",
  text: "A lost link, a low battery, a lost ground station, a navigation fault, a geofence reached: each starts a response that you chose before take-off. Hold, return or land. The choice is in the mission file, and so in the record.",
} as const;

export const missions = {
  label: "Mission applications",
  title: "Three jobs it was drawn for.",
} as const;

export const missionApplications: readonly (Titled & {
  readonly picture: PictureCopy;
  readonly caption: string;
})[] = [
  {
    title: "Border Security",
    text: "Patrols a line that is longer than any fence has eyes. The route is stored, flown, and flown again.",
    picture: {
      name: "mission-border-security",
      alt: "Architect's model of a long valley with a fence line; the SY300 flies above it.",
    },
    caption: "A stored route along the line",
  },
  {
    title: "Reconnaissance",
    text: "Looks over the ridge so that nobody has to. The camera stays on the point; the aircraft stays out of reach.",
    picture: {
      name: "mission-reconnaissance",
      alt: "Architect's model of a ridge hiding a village; the SY300 above it with its field of view drawn in brass.",
    },
    caption: "Over the ridge, not across it",
  },
  {
    title: "Tactical Support",
    text: "Brings what a unit ran out of: batteries, medical supplies, a radio. It lands, releases and leaves.",
    picture: {
      name: "mission-tactical-support",
      alt: "Architect's model of a forward site with a landing pad; the SY300 lowers a crate.",
    },
    caption: "A crate where no truck goes",
  },
];

export const documents = {
  label: "Documentation",
  title: "Four documents.",
  names: ["Technical Datasheet", "User Manual", "Product Brochure", "Safety Guidelines"],
  /** Text, link, text: the link leads to the contact section. */
  release: ["Documents are released on request. ", "Ask the defense team", "."],
} as const;

export const closing = "Tell us the load and the distance.";
