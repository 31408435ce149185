interface Account {
  readonly seenAt: string;
  readonly speed: string;
  readonly available: string;
  readonly used: string;
}

export const timeBudget = {
  title: "Where the seconds go",
  examples: "Example values, apart from <100\u00a0ms",
  situations: { slow: "Slow and far", fast: "Fast and late", masked: "Seen behind trees" },
  labels: {
    firstSeen: "First seen at",
    keepOut: "Keep-out line",
    speed: "Approach speed",
    identify: "Identify",
    decide: "Decide",
    act: "Act",
  },
  results: { available: "Available", used: "Used", margin: "Margin" },
  drawing: {
    unseen: "Not seen yet",
    firstSeen: "First seen",
    acted: "Action ends",
    /** The same two where there is less room. */
    short: { firstSeen: "Seen", acted: "Acted" },
    keepOut: "Keep-out line",
    center: "Center",
    processing: "Processing <100 ms",
    left: (margin: string) => `${margin} left`,
    over: (margin: string) => `${margin} over`,
  },
  sentence: {
    inTime: ({ seenAt, speed, available, used }: Account, left: string) =>
      `Seen at ${seenAt} and closing at ${speed}, the drone reaches the line in ${available}. The three steps take ${used}, so ${left} are left.`,
    overspent: ({ seenAt, speed, available, used }: Account, where: string) =>
      `Seen at ${seenAt} and closing at ${speed}, the drone reaches the line in ${available}. The three steps take ${used}: ${where}`,
    inside: (depth: string) => `by then it is ${depth} inside the line.`,
    atCenter: (depth: string) => `by then it is ${depth} inside the line, at the center.`,
    seenInside: (used: string) =>
      `The drone is first seen inside the line: there is no time before it, and the three steps take ${used}.`,
  },
  assumptions:
    "One drone, one decision, straight flight at constant speed. “First seen” means that a track is held. Each bar is as long as the distance flown in that step, and Act is the fifth step, Mitigate.",
} as const;
