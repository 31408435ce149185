import { published, unparted } from "./published.ts";

export const droneHero = {
  model: "SY300",
  kind: "Heavy-lift hexacopter",
  lede: `A folding hexacopter for loads that cannot wait for a road: ${unparted(published.heavy.payload)} for ${unparted(published.heavy.time)}, deployed in under ${unparted(published.deployment)}.`,
  demo: "Request Demo",
  specs: "Technical Specs",
  /** Text, the link to the contact section, text, the link to the specifications, text. */
  unconnected: (chapter: number) => [
    "Neither is connected yet: ",
    "ask the defense team",
    ", or read ",
    "the\u00a0six\u00a0figures",
    ` in\u00a0${chapter}.0.`,
  ],
  notice: {
    title: "Availability",
    text: "Flying it may require approval by the airspace authority. Export, reexport or retransfer may require prior authorization, and so may the documents.",
  },
} as const;
