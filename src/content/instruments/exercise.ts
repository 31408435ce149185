export const exerciseCopy = {
  title: "What noticing late costs",
  situations: { late: "Noticed late", crews: "Late, three crews", early: "Noticed early" },
  labels: {
    intrusion: "Intrusion at",
    hit: "Services hit",
    noticedAfter: "Noticed after",
    restoring: "Restoring one service",
    crews: "Restore crews",
  },
  results: { availability: "Available", downtime: "Downtime", restored: "All back" },
  downtimeUnit: "service-minutes",
  notRestored: "not within the exercise",
  drawing: {
    service: "Service",
    intrusion: "intrusion",
    noticed: "noticed",
    clock: "hh:mm from the start",
    score: (all: string) => `Lost so far, % of ${all} service-minutes`,
    lost: (share: string) => `in all ${share}`,
    phases: {
      running: "running",
      unnoticed: "before notice",
      waiting: "waiting",
      restoring: "restoring",
    },
  },
  sentence: {
    restored: (from: string, to: string) =>
      `The intrusion comes at ${from}; the last service is back at ${to}.`,
    notRestored: (from: string) => `The intrusion comes at ${from}; not all are back by the end.`,
    noticedLate: (unnoticed: string, downtime: string) =>
      `Of ${downtime} service-minutes lost, ${unnoticed} went by before anyone noticed: no crew recovers those.`,
    noticedAtOnce: (downtime: string, shorter: string) =>
      `Noticed at once, all ${downtime} service-minutes are repair: ${shorter} would cut them.`,
    byCrews: "more crews or faster work",
    byWork: "only faster work",
    neverNoticed: (downtime: string) =>
      `Nobody notices before the exercise ends: all ${downtime} service-minutes are lost to that, and no crew ever sets out.`,
  },
  assumptions:
    "All services count equally and are hit and noticed together; each crew restores one at a time. A service that is hit counts as lost, noticed or not. Real scoring also weighs reports, restores and attacks stopped.",
} as const;
