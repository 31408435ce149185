import { published, unparted } from "./published.ts";

export const droneHero = {
  model: "SY300",
  kind: "Heavy-lift hexacopter",
  lede: `A folding hexacopter for loads that cannot wait for a road: ${unparted(published.heavy.payload)} for ${unparted(published.heavy.time)}, deployed in under ${unparted(published.deployment)}.`,
  demo: "Request Demo",
  specs: "Technical Specs",
} as const;
