export const failsafeCopy = {
  title: "Decided before takeoff",
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
    battery: { hold: "spends the charge that is missing" },
    navigation: { hold: "no position fix to hold", return: "no position fix to steer by" },
  },
  plan: "The plan on file",
  line: (fault: string, response: string) => `${fault}: ${response}`,
  /** Several faults that the aircraft answers alike. */
  clause: (faults: readonly string[], does: string) => {
    const [first = "", ...others] = faults;
    return `${[first, ...others.map((fault) => fault.toLowerCase())].join(", ")}: ${does}.`;
  },
  does: { hold: "it holds", return: "it returns", land: "it lands" },
  drawing: { launch: "launch", geofence: "geofence" },
  caveat:
    "A sketch of the choice: nothing set here configures an aircraft. Land means where it is, on whatever lies below.",
} as const;
