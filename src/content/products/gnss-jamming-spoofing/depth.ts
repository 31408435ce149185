import type { Depth, SystemCopy } from "../../types.ts";
import { systemContents } from "../contents.ts";
import { glossaryOf, proseOf } from "../depth/glossary.ts";
import { gnss, measures, stakes, trial } from "./copy.ts";

const depth: Depth = {
  acceptanceTitle: "Prove the test before it proves anything.",
  acceptance: [
    { title: "Set the reference", text: "A\u00a0position and a\u00a0time that the scenario cannot touch." },
    {
      title: "Repeat both runs",
      text: "Baseline and scenario, several times, with one receiver. Their spread is the repeatability of equipment and receiver together. Agree on its limit beforehand.",
    },
    {
      title: "Run and log",
      text: `Everything in ${measures}, against the reference. The EU’s STRIKE3 project drafted tests of this kind.`,
    },
    {
      title: "Another day",
      text: "Another operator, the same scenario. Accept when the days differ by less than the spread, and level and leakage pass on your own instrument.",
    },
  ],
  questions: [
    {
      subject: "Signals",
      text: "Which constellations, signals and augmentation does it provide together?",
      settle:
        "Name what your receiver uses, and have the scenario list what runs together. Encrypted signals come only through the authority that owns them.",
      more: { chapter: "features", item: 4 },
    },
    {
      subject: "Authority",
      text: "Which license and which clearance does each setting need, and who holds them?",
      settle:
        "Bring your spectrum authority. It approves the place and hours of an open-air test and says what chamber and cable tests need. The contract names each holder.",
      more: { chapter: "law" },
    },
    {
      subject: "Level and leakage",
      text: "How is the level held within its limits, and leakage measured?",
      settle:
        "Leakage is measured before every cable test and every chamber test. Authorized users receive levels, limits and method, and check both with an instrument of their own.",
      more: { chapter: "acceptance", item: 4 },
    },
    {
      subject: "Log",
      text: "What is logged, by which clock, and is the reference kept apart from the receiver?",
      settle: `Take ${measures} as the list and the reference as the judge. Agree on clock and format before the baseline.`,
      more: { chapter: "trial" },
    },
    {
      subject: "Calibration",
      text: "What is calibrated, against which reference, how often, and who signs?",
      settle: "Make the certificate part of the delivery: item, reference, signatory, interval.",
    },
  ],
  agenda: "Encrypted signals, levels and limits, calibration intervals, and training for your operators.",
  words: [
    { term: "Conducted", text: "Fed by cable instead of through the antenna." },
    { term: "Anechoic", text: "Lined so that walls return no echo." },
    { term: "SBAS", text: "Satellite-based augmentation: corrections and warnings from further satellites." },
    {
      term: "C/N0",
      text: "Carrier-to-noise-density ratio, in dB-Hz: how far a signal stands out of the noise.",
    },
    {
      term: "Fix",
      text: "A position the receiver computes and reports as valid. From satellites alone it takes at least four.",
    },
    { term: "Holdover", text: "Keeping time without satellites: for how long, within which error." },
  ],
};

/** What its own chapter says. */
const notes = [
  ...trial.phases.map(({ text }) => text),
  ...trial.table.rows.flatMap(([measure, , tells]) => [measure, tells]),
  ...trial.notes.map(({ text }) => text),
];

export const gnssCopy: SystemCopy = {
  content: gnss,
  contents: systemContents("gnss-jamming-spoofing", { trial: trial.label }),
  depth,
  glossary: glossaryOf(depth, [gnss.intro, ...stakes, ...proseOf(gnss, depth).slice(1), ...notes]),
};
