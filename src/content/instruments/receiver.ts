export const receiver = {
  title: "Drowned, or deceived",
  mode: { legend: "Mode", options: { jamming: "Jamming", spoofing: "Spoofing" } },
  labels: { interference: "Interference over receiver noise", minutes: "Minutes since capture" },
  results: { tracked: "Tracked", fix: "Fix", error: "Error" },
  tracked: (count: number, all: number) => `${count} of ${all}`,
  fix: { held: "held", degraded: "degraded", lost: "lost" },
  errorNotModeled: "not modeled",
  drawing: {
    course: "Satellites tracked, along the scale",
    stretch: (most: number, least: number) => (most === least ? `, all ${most}` : `, ${most} to ${least}`),
    bars: "C/N0 of eight satellites, dB-Hz",
    tracked: "tracked",
    threshold: (level: string) => `from ${level}`,
    lost: { word: "lost", at: " at", unit: ", dB" },
    track: "The same flight, as reported",
    truth: "true",
    reported: "reported",
    noFix: "no fix",
    drowned: (level: string) => `to compare: jammed, ${level}, not\u00a0to\u00a0scale`,
    deceived: (minutes: string) => `to compare: spoofed, ${minutes}`,
  },
  sentence: {
    /** Below, equal to or above it: `amount` is never negative. */
    interference: (amount: string, sign: number) =>
      `With interference ${sign === 0 ? "equal to" : `${amount} ${sign < 0 ? "below" : "above"}`} the receiver’s noise`,
    held: (level: string, _count: string, first: number, fix: number) =>
      `${level}, all eight are tracked and the fix is held. The first is lost at ${first}\u00a0dB, the fix\u00a0at\u00a0${fix}\u00a0dB.`,
    degraded: (level: string, count: string) =>
      `${level}, ${count} of eight satellites are tracked: the fix degrades, and usually it shows.`,
    lost: (level: string, count: string) =>
      `${level}, ${count} of eight satellites ${count === "one" ? "is" : "are"} tracked and a fix needs four: the position is lost, and most receivers say so.`,
    captured:
      "At the moment of capture nothing has moved and nothing looks wrong. A minute later the reported place has moved, and still nothing looks wrong.",
    deceived: (minutes: string, error: string) =>
      `${minutes} after capture all eight satellites look healthy. A receiver that checks nothing else reports no fault, and a place that is ${error} off.`,
    minutes: [
      "No minutes",
      "One minute",
      "Two minutes",
      "Three minutes",
      "Four minutes",
      "Five minutes",
      "Six minutes",
      "Seven minutes",
      "Eight minutes",
      "Nine minutes",
      "Ten minutes",
    ],
    counts: ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"],
  },
  caveat:
    "Textbook model of white noise: no error is modeled for jamming. Decibels count from the noise, not from the signal as J/S does. Signal levels, the 28 dB-Hz threshold and 60 m a minute are illustrative, and so is the width of the scatter; there is no transmitter, and so no distance, transmit power, frequency or waveform. Time can be deceived as well as place.",
} as const;
