import type { Depth, SystemCopy } from "../../types.ts";
import { systemContents } from "../contents.ts";
import { glossaryOf, proseOf } from "../depth/glossary.ts";
import { gnss, measures, trial } from "./copy.ts";

const depth: Depth = {
  title: "What to ask of test equipment.",
  questions: [
    {
      subject: "Signals",
      text: "Which constellations, signals and augmentation does it provide together, encrypted ones included?",
      answer: {
        text: "Specified per scenario, for what your receiver uses. We state in writing how many together. Encrypted ones only through the authority that owns them.",
        see: { chapter: "features", item: 4 },
      },
    },
    {
      subject: "Level and leakage",
      text: "How is the level held within its limits, and how was leakage from cable and chamber measured?",
      answer: {
        text: "Leakage is measured before every cable test and every chamber test. We give levels, limits and method only to authorized users.",
        see: { chapter: "depth", item: 2 },
      },
    },
    {
      subject: "Authority",
      text: "Which license and which spectrum clearance does each setting need, and who holds them?",
      answer: {
        text: "A test in the open needs clearance for its place and hours; for chamber and cable, ask your authority. The contract says who holds what.",
        see: { chapter: "features" },
      },
    },
    {
      subject: "Log",
      text: "What is logged, by which clock, and is the reference kept apart from the receiver’s own report?",
      answer: {
        text: `What ${measures} lists, against a reference that the scenario cannot touch. We state clock and format in writing.`,
        see: { chapter: "trial" },
      },
    },
  ],
  inWriting: [
    {
      subject: "Calibration",
      text: "What is calibrated, against which reference, how often, and who signs the report?",
      answer: {
        text: "Not published. Ask for the certificate; it must name item, reference and signatory. The interval is agreed separately.",
      },
    },
  ],
  acceptance: [
    { title: "Set the reference", text: "One for place and time that the scenario cannot touch." },
    {
      title: "Repeat both runs",
      text: "Several runs of baseline and scenario with one receiver. Their spread is the repeatability of equipment and receiver together. Agree beforehand how large it may be, and claim no smaller difference.",
    },
    {
      title: "Run and log",
      text: `Everything in ${measures}, against the reference. The EU’s STRIKE3 project drafted such tests; they are not a standard.`,
    },
    {
      title: "Run it again, another day",
      text: "Another operator, the same scenario. Accept when the spread is within its limit, the two days differ by less than that, and level and leakage pass on your own instrument.",
    },
  ],
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

/** What the chapter above says. */
const notes = [
  ...trial.phases.map(({ text }) => text),
  ...trial.table.rows.flatMap(([measure, , tells]) => [measure, tells]),
  ...trial.notes.map(({ text }) => text),
];

export const gnssCopy: SystemCopy = {
  content: gnss,
  contents: systemContents("gnss-jamming-spoofing", { trial: trial.label }),
  depth,
  glossary: glossaryOf(depth, [...proseOf(gnss), ...notes]),
};
