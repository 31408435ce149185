import type { Depth, SystemCopy } from "../../types.ts";
import { systemContents } from "../contents.ts";
import { glossaryOf, proseOf } from "../depth/glossary.ts";
import { antiDrone, authority } from "./copy.ts";
import { scenario } from "./scenario.ts";

const depth: Depth = {
  acceptanceTitle: "Hold us to it.",
  acceptance: [
    {
      title: "Agree on the scenarios",
      text: "Write down the drones, paths, weather and friendly traffic of your site, and the limits to pass, before the first flight.",
    },
    {
      title: "Measure the sensing",
      text: "Probability of detection, false alarms, latency, position error and track continuity, against your own logger on each drone. CWA 18150:2024 offers a\u00a0method.",
    },
    {
      title: "Rehearse the decision",
      text: "Operators work against the clock, no effector connected. Then try commands without confirmation, and with the console cut off. None may get out.",
    },
    {
      title: "Test effects separately",
      text: "On an authorized range only, by measures you agree on with us: CWA 18150 ends before neutralization.",
    },
  ],
  questions: [
    {
      subject: "False alarms",
      text: "How many false alarms a day should we expect?",
      settle:
        "Birds, traffic and radios set your false-alarm rate. Fewer alarms mean more misses, so agree on a limit for both, then count.",
      more: { chapter: "acceptance", item: 2 },
    },
    {
      subject: "Autonomy",
      text: "Which steps can the system take without a person, and what prevents the others?",
      settle:
        "It detects, tracks, proposes an identity and sends the alerts you allow. At acceptance, try to make it do more.",
      more: { chapter: "acceptance", item: 3 },
    },
    {
      subject: "Evidence",
      text: "What stands behind the detection rate at a site like ours?",
      settle:
        "We send the test reports we have. For your site, set 99.9%¹ beside a limit for false alarms, and test both together.",
    },
    {
      subject: "Collateral effect",
      text: "What does each effector do to other radios, aircraft and people nearby?",
      settle:
        "Start from Table 1, family by family. Bring your authority to talk about a\u00a0named effector.",
      more: { chapter: "authority" },
    },
    {
      subject: "Permission",
      text: "Which authority confirms in writing that we may use it here?",
      settle: "Permission comes from your authority, never from a vendor. Bring it to the first meeting.",
    },
    {
      subject: "Interfaces",
      text: "Will it work with the sensors and the command system we have?",
      settle:
        "Name them, and agree on open interfaces by version. SAPIENT, published as BSI Flex 335, lets sensors and decision tools from different makers work together.",
    },
  ],
  agenda:
    "Who supplies each response, how many drones one operator handles, and how long it takes to set up.",
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
    { term: "Latency", text: "The time from an event to its appearance on the screen." },
  ],
};

/** What its own chapter says. */
const notes = [authority.text, ...authority.notes.map(({ text }) => text)];

export const antiDroneCopy: SystemCopy = {
  content: antiDrone,
  contents: systemContents("anti-drone-solution", { scenario: scenario.label, authority: authority.label }),
  depth,
  glossary: glossaryOf(depth, [...proseOf(antiDrone, depth), ...notes]),
};
