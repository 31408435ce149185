import { tableNumber } from "../products/outlines.ts";

export const receiver = {
  title: "Drowned, or deceived",
  situations: { quiet: "Quiet", degraded: "Degraded", drowned: "Drowned", deceived: "Deceived" },
  mode: { legend: "Mode", options: { jamming: "Jamming", spoofing: "Spoofing" } },
  labels: { interference: "Interference over receiver noise", minutes: "Minutes since capture" },
  results: { tracked: "Tracked", fix: "Fix", error: "Error" },
  tracked: (count: number, all: number) => `${count} of ${all}`,
  fix: { held: "held", degraded: "degraded", lost: "lost" },
  /** Interference scatters the fixes about the true place; only a deceiver moves them off it. */
  jammedError: { held: "ordinary", degraded: "larger", lost: "no place" },
  drawing: {
    bars: "Satellites: C/N0, dB-Hz",
    tracked: "tracked",
    threshold: (level: string) => `from ${level}`,
    track: "The flight: true dashed, reported dotted",
    truth: "true",
    reported: "reported",
    noFix: "no fix",
  },
  sentence: {
    /** Below, equal to or above it: `amount` is never negative. */
    interference: (amount: string, sign: number) =>
      `With interference ${sign === 0 ? "equal to" : `${amount} ${sign < 0 ? "below" : "above"}`} the receiver’s noise`,
    held: (level: string, _count: string, first: number, fix: number) =>
      `${level}, all eight are tracked and the fix is held. The first is lost at +${first}\u00a0dB, the fix\u00a0at\u00a0+${fix}\u00a0dB.`,
    degraded: (level: string, count: string) =>
      `${level}, ${count} of eight are tracked: the fix degrades, and usually it shows.`,
    lost: (level: string, count: string) =>
      `${level}, ${count} of eight ${count === "one" ? "is" : "are"} tracked. A fix needs four: it is lost, and most receivers say so.`,
    captured:
      "At the moment of capture nothing has moved. A minute later the reported place has, and still nothing looks wrong.",
    deceived: (minutes: string, error: string) =>
      `${minutes} after capture all eight look healthy. A receiver that checks nothing else reports no fault, and a place ${error}\u00a0off.`,
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
  assumptions: `Textbook white noise, without transmitter, distance, power, frequency or waveform. Signal levels, the 28\u00a0dB-\u2060Hz threshold, the scatter and the 60\u00a0m a\u00a0minute in Spoofing are chosen for illustration. Decibels here are over receiver noise; in Table\u00a0${tableNumber("gnss-jamming-spoofing", "measures")}, over the signal (J/S).`,
} as const;
