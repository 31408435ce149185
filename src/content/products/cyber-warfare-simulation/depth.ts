import type { Depth, SystemCopy } from "../../types.ts";
import { systemContents } from "../contents.ts";
import { glossaryOf, proseOf } from "../depth/glossary.ts";
import { cyber, range } from "./copy.ts";

const depth: Depth = {
  acceptanceTitle: "Try to break out. Then start again.",
  acceptance: [
    { title: "Compare the twin", text: "Services, versions and links, against the list that you agreed on." },
    {
      title: "Try to get out",
      text: "Testers you name, with the design in hand, try to leave the range: before anyone trains, and after every change.",
    },
    {
      title: "Rehearse the script",
      text: "With stand-ins for red and blue, every inject and every score is tried once.",
    },
    {
      title: "Reset and repeat",
      text: "Time the reset against your limit. Then run the same first hour twice, scripted: the same state and the same automatic score.",
    },
  ],
  questions: [
    {
      subject: "Isolation",
      text: "How is isolation from live networks shown, and by whom?",
      settle: "Name testers you trust, and have them report to your accreditor.",
      more: { chapter: "acceptance", item: 2 },
    },
    {
      subject: "Replica",
      text: "What exactly is replicated, controllers included, and what is only imitated?",
      settle:
        "Go through your list part by part: real software where the lesson needs it, a model where it does not.",
      more: { chapter: "range" },
    },
    {
      subject: "Red team",
      text: "Who plays red, and who vetted them?",
      settle: "You approve each name before the replica opens. Red and green see all of it.",
      more: { chapter: "range" },
    },
    {
      subject: "Reset",
      text: "How long does it take to reset to the same state?",
      settle:
        "The range restores a\u00a0saved state, and the size of your replica sets the time. Agree on a\u00a0limit, and time it at acceptance.",
      more: { chapter: "acceptance", item: 4 },
    },
    {
      subject: "Classification",
      text: "At what classification may the range operate, and who accredits it?",
      settle: "You name the level and the accreditor before design begins.",
    },
  ],
  agenda:
    "Who writes and owns new scenarios, how many train at once, at whose site, and with whose instructors.",
  words: [
    {
      term: "Cyber range",
      text: "An isolated environment in which attack and defense of networks are practiced.",
    },
    { term: "Training audience", text: "Those the exercise is for." },
    {
      term: "Situation report",
      inProse: "situation reports",
      text: "What is known now, told upward at set times.",
    },
    { term: "Restore", inProse: "restores", text: "A service brought back to a known good state." },
    {
      term: "Stand-in",
      inProse: "stand-ins",
      text: "Someone who plays a team’s part, so that the script can be tried.",
    },
    { term: "Inject", text: "An event that white puts into the exercise to see what follows." },
  ],
};

/** What its own chapter says. */
const notes = range.notes.map(({ text }) => text);

export const cyberCopy: SystemCopy = {
  content: cyber,
  contents: systemContents("cyber-warfare-simulation", { range: range.label }),
  depth,
  glossary: glossaryOf(depth, [...proseOf(cyber, depth), ...notes]),
};
