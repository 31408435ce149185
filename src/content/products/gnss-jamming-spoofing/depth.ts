import type { Depth, SystemCopy } from "../../types.ts";
import { glossaryOf, proseOf } from "../depth/glossary.ts";
import { gnss } from "./page.ts";
import { trial } from "./trial.ts";

const depth: Depth = {
  title: "Trust the result, not the receiver.",
  questions: [
    "Which results came by cable, and which through an antenna?",
    "Is the truth known independently of the receiver under test?",
    "Can another laboratory repeat the scenario?",
    "Does the receiver report doubt, and does anything act on it?",
    "Which level of the DHS Resilient PNT Conformance Framework is claimed, by whose test?",
    "Who holds the spectrum authorization, for which place and which hours?",
  ],
  acceptance: [
    { title: "Fix the truth", text: "A reference for place and time that the scenario cannot touch." },
    {
      title: "Repeat the baseline",
      text: "Several clean runs. Their spread is the smallest difference you may claim later.",
    },
    {
      title: "Run and log",
      text: "Everything in the table, against the truth. The EU’s STRIKE3 project drafted such tests; they are not a standard.",
    },
    {
      title: "Accept on recovery",
      text: "A receiver that comes back wrong has not come back.",
    },
  ],
  words: [
    { term: "Conducted", text: "Fed by cable instead of through the antenna." },
    { term: "Anechoic", text: "Lined so that walls return no echo." },
    { term: "SBAS", text: "Satellite-based augmentation: corrections and warnings from further satellites." },
    { term: "C/N0", text: "Carrier to noise density, in dB-Hz: how far a signal stands out of the noise." },
    { term: "Fix", text: "A position computed from satellites. It takes at least four." },
    { term: "Holdover", text: "How long a clock keeps good time without satellites." },
  ],
};

/** What the chapter above says. */
const notes = [...trial.phases.map(({ text }) => text), ...trial.table.rows.flat(), trial.note.text];

export const gnssCopy: SystemCopy = {
  content: gnss,
  depth,
  glossary: glossaryOf(depth, [...proseOf(gnss), ...notes]),
};
