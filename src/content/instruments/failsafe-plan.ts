export const failsafeCopy = {
  title: "Decided before takeoff",
  situations: { home: "Bring it home", hold: "Hold first", land: "Land at once" },
  faults: {
    link: "Lost link",
    battery: "Low battery",
    station: "Lost ground station",
    navigation: "Navigation fault",
    geofence: "Geofence reached",
  },
  responses: { hold: "Hold", return: "Return", land: "Land" },
  /** Why a response cannot be chosen. */
  refusals: {
    battery: (outAndBack: number) =>
      `Hold would spend charge the battery does not have. Return needs the charge for the way back: see Fig.\u00a0${outAndBack}.`,
    navigation: "Without a position fix there is no Hold and no Return.",
  },
  plan: "On file",
  /** Several faults that the aircraft answers alike. */
  clause: (faults: readonly string[], does: string) => {
    const [first = "", ...others] = faults;
    return `${[first, ...others.map((fault) => fault.toLowerCase())].join(", ")}: ${does}.`;
  },
  does: { hold: "it holds", return: "it returns", land: "it lands" },
  drawing: { launch: "launch", geofence: "geofence", drifts: "drifts" },
  assumptions:
    "Paths are drawn apart for clarity, and nothing set here configures an aircraft. Land means straight down or, without a fix, drifting, onto whatever lies below.",
} as const;
