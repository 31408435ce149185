import type { Depth, SystemCopy } from "../../types.ts";
import { systemContents } from "../contents.ts";
import { onDetectionRate } from "../depth/answers.ts";
import { glossaryOf, proseOf } from "../depth/glossary.ts";
import { antiDrone, authority } from "./copy.ts";

const depth: Depth = {
  title: "Hold us to it.",
  questions: [
    {
      subject: "Autonomy",
      text: "Which steps can the system take without a person, and what prevents the others?",
      answer: {
        text: "It detects, tracks, proposes an identity and alerts: the operator always, the site where your rules say so beforehand. A person confirms and decides; nothing else starts by itself. Have us show how that is enforced.",
        see: { chapter: "depth", item: 2 },
      },
    },
    {
      subject: "False alarms",
      text: "How many false alarms a day should our operators expect?",
      answer: {
        text: "We publish no rate. Your birds, traffic and radios set it, and so does the threshold: fewer false alarms mean more misses. Agree on a limit for both, then count.",
        see: { chapter: "depth", item: 2 },
      },
    },
    {
      subject: "Evidence",
      text: "Which figures come from trials at a site like ours, and may we read the reports?",
      answer: onDetectionRate,
    },
    {
      subject: "Collateral effect",
      text: "What does each effector do to other radios, aircraft and people nearby?",
      answer: {
        text: "Table 1 answers by family, in general terms; for a named effector we answer only where release is authorized.",
        see: { chapter: "authority" },
      },
    },
    {
      subject: "Permission",
      text: "Which authority has confirmed in writing that we may use it here?",
      answer: {
        text: "None that we can bring. The confirmation is yours to obtain, and no vendor’s word replaces it, ours included.",
        see: { chapter: "authority" },
      },
    },
  ],
  inWriting: [
    {
      subject: "Effectors",
      text: "Which families of response do you supply, which come from others, and which must we already hold?",
      answer: { text: "Not published: ask by family, with your authority present." },
    },
    {
      subject: "Capacity",
      text: "How many drones at once, how many people a shift, how long to set up and to move?",
      answer: { text: "Not published. Each contact needs a decision of its own, so ask per operator." },
    },
  ],
  acceptance: [
    {
      title: "Agree on the scenarios",
      text: "Drones, flight paths, weather and friendly traffic of your site, and the limits to pass, false alarms a day among them, written down before the first flight.",
    },
    {
      title: "Measure the sensing",
      text: "DTI first: probability of detection, false alarms, latency, position error, track continuity, against your own logger on each drone. CWA 18150:2024 offers a method.",
    },
    {
      title: "Rehearse the decision",
      text: "Operators work against the clock with the rules, the law and the radio calls, no effector connected. Then try to command without a confirmation, and with the console cut off: no command may leave.",
    },
    {
      title: "Test effects separately",
      text: "On an authorized range only. CWA 18150 leaves neutralization out, so the measures are yours to agree.",
    },
  ],
  words: [
    {
      term: "Track",
      text: "One object’s position over time, kept under one identity while sensors take turns.",
    },
    {
      term: "Effector",
      inProse: "effectors",
      text: "Anything that acts on a drone, its link or its navigation. A sensor only observes.",
    },
    { term: "Collateral effect", text: "What a response does to anyone or anything but the drone." },
    {
      term: "Remote ID",
      text: "A drone’s own broadcast of its identity and position. It is cooperative, and it can be spoofed.",
    },
    { term: "DTI", text: "Detect, track, identify: the part of the chain before anyone decides." },
    { term: "Latency", text: "The time from an event to its appearance on the screen." },
  ],
};

/** What the chapter above says. */
const notes = [authority.text, ...authority.notes.map(({ text }) => text)];

export const antiDroneCopy: SystemCopy = {
  content: antiDrone,
  contents: systemContents("anti-drone-solution", { authority: authority.label }),
  depth,
  glossary: glossaryOf(depth, [...proseOf(antiDrone), ...notes]),
};
