import type { Depth, SystemCopy } from "../../types.ts";
import { systemContents } from "../contents.ts";
import { glossaryOf, proseOf } from "../depth/glossary.ts";
import { authority } from "./authority.ts";
import { antiDrone } from "./page.ts";

const depth: Depth = {
  title: "Hold us to it.",
  questions: [
    "Which steps can the system take without a person, and what prevents the others?",
    "What does each effector do to other radios, aircraft and people nearby?",
    "Which figures come from trials at a site like ours, and may we read the reports?",
    "How many false alarms a day should our operators expect?",
    "Which authority has confirmed in writing that we may use it here?",
    "Where do its radios, cameras and processors come from, and who signs the updates?",
    "Who trains operators, holds spares and delivers updates over ten years, and at what price?",
  ],
  acceptance: [
    {
      title: "Agree the scenarios",
      text: "Drones, flight paths, weather and friendly traffic of your site, written down before the first flight.",
    },
    {
      title: "Measure the sensing",
      text: "DTI first: probability of detection, false alarms, latency, position error, track continuity. CWA 18150:2024 offers a method.",
    },
    {
      title: "Rehearse the decision",
      text: "Operators work against the clock with the rules, the law and the radio calls, and with no effector connected.",
    },
    {
      title: "Test effect apart",
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
      text: "Whatever acts on a drone or its link, as no sensor does.",
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
