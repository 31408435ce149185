/** Where each instrument is, and what it says before anybody has touched it. */
export const instruments = {
  "time-budget": {
    path: "/anti-drone-solution",
    defaults: { available: "85 s", used: "75 s", margin: "10 s" },
  },
  "tree-line": {
    path: "/drone-detection",
    defaults: { seen: "2,500 m", warning: "125 s" },
  },
  situations: {
    path: "/drone-detection",
    defaults: { rf: "sees", radar: "sees", camera: "limited", acoustic: "limited" },
  },
  receiver: {
    path: "/gnss-jamming-spoofing",
    defaults: { tracked: "8 of 8", fix: "held" },
  },
  exercise: {
    path: "/cyber-warfare-simulation",
    defaults: { availability: "86.7%", downtime: "255 service-minutes", restored: "03:55" },
  },
  "out-and-back": {
    path: "/syfor-drones",
    defaults: { needed: "12.5 min", usable: "48.0 min", farthest: "19.2 km" },
  },
  "failsafe-plan": {
    path: "/syfor-drones",
    defaults: {
      plan: "Lost link: Return Low battery: Land Lost ground station: Return Navigation fault: Land Geofence reached: Hold",
    },
  },
} as const;

export type Instrument = keyof typeof instruments;
