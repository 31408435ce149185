import { published, unparted } from "./published.ts";

export const droneHero = {
  model: "SY300",
  kind: "Heavy-lift hexacopter",
  lede: `A folding hexacopter for loads that cannot wait for a road. It carries ${unparted(published.heavy.payload)} for ${unparted(published.heavy.time)} and deploys in under ${unparted(published.deployment)}.`,
  demo: "Request Demo",
  specs: "Technical Specs",
  /** The one that works, to the contact section; and what is said of the two others. */
  contact: "Ask the defense team",
  unconnected: "Not connected yet; for both, ask the defense team.",
  notice: {
    text: "Flight may require airspace approval; filming people, a legal basis. Export, reexport or retransfer, documents included, may need prior authorization.",
  },
} as const;
