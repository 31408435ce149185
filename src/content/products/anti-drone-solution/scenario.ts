import type { PictureCopy } from "../../types.ts";

interface Moment {
  readonly step: string;
  /** What its seconds come to, by the time budget as it opens. */
  readonly figure: string;
  readonly text: string;
  readonly still: PictureCopy;
}

const moments: readonly [Moment, ...Moment[]] = [
  {
    step: "Detect",
    figure: "2,000\u00a0m",
    text: "04:12, a fuel depot. A\u00a0track opens at 2,000\u00a0m, closing at 20\u00a0m/s.",
    still: {
      name: "scenario-detect",
      alt: "Far over the hills an orange drone; one brass line from the mast finds it.",
    },
  },
  {
    step: "Track",
    figure: "85\u00a0s left",
    text: "In 85\u00a0seconds it crosses the keep-out line, 300\u00a0m out.",
    still: { name: "scenario-track", alt: "Nearer, brass beads mark the way that it has come." },
  },
  {
    step: "Identify",
    figure: "70\u00a0s left",
    text: "The camera turns: four rotors, something slung beneath. Fifteen seconds are gone.",
    still: { name: "scenario-identify", alt: "Close on the drone, the site soft below it." },
  },
  {
    step: "Decide",
    figure: "30\u00a0s left",
    text: "The operator sees the track, the probable type and the responses this site permits. She checks friendly flights and, forty seconds on, decides.",
    still: { name: "scenario-decide", alt: "A person at a desk of screens; the drone waits in the sky." },
  },
  {
    step: "Mitigate",
    figure: "10\u00a0s left",
    text: "Her crew acts in twenty more. Ten are left, and the log keeps the times.",
    still: {
      name: "scenario-mitigate",
      alt: "The drone on the ground outside the fence, in a ring of brass.",
    },
  },
];

/** Eighty-five seconds, told by the hand at the screen. */
export const scenario = {
  label: "A\u00a0scenario",
  title: "Eighty-five seconds at a\u00a0fence line.",
  caption: "One site, five moments.",
  moments,
  yours: (figure: number) => `This is a\u00a0scenario. Set your own values in Fig.\u00a0${figure}.`,
} as const;
