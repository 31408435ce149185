export const droneHero = {
  model: "SY300",
  kind: "Heavy-lift hexacopter",
  lede: "A folding hexacopter for loads that cannot wait for a road: 9\u00a0kg for 22\u00a0min, deployed in under 1\u00a0minute.",
  demo: "Request Demo",
  specs: "Technical Specs",
} as const;
