import { published, unparted } from "./published.ts";

export const droneHero = {
  model: "SY300",
  kind: "Heavy-lift hexacopter",
  lede: `A folding hexacopter for loads that cannot wait for a road. It carries ${unparted(published.heavy.payload)} for ${unparted(published.heavy.time)} and deploys in under ${unparted(published.deployment)}.`,
  demo: "Request Demo",
  specs: "Technical Specs",
  /** Text, and the link to the contact section. */
  unconnected: ["Not connected yet: ", "ask the defense team"],
  notice: {
    text: "Flight may require airspace approval; filming people, a legal basis. Export, reexport or retransfer, documents included, may require prior authorization.",
  },
} as const;
