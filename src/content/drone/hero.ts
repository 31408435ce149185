import { site } from "../site.ts";
export const droneHero = {
  family: `${site.name} Drones`,
  model: "SY300",
  kind: "Heavy-lift hexacopter",
  lede: "A folding hexacopter for loads that cannot wait for a road. It carries up to 9\u00a0kg and is ready in under a minute.",
  demo: "Request Demo",
  specs: "Technical Specs",
  caption: "SY300, three-quarter view",
} as const;
