import type { Depth, SystemCopy } from "../../types.ts";
import { systemContents } from "../contents.ts";
import { glossaryOf, proseOf } from "../depth/glossary.ts";
import { cyber } from "./page.ts";
import { range } from "./range.ts";

const depth: Depth = {
  title: "How to judge a range.",
  questions: [
    "What exactly is replicated, and what is only imitated?",
    "How is isolation from live networks shown, and by whom?",
    "Who plays red, and who vetted them?",
    "How long does it take to reset to the same state?",
    "Which part of the score is automatic, which is judgment, and what do participants take home besides?",
    "At which classification may the range work, and who accredits it?",
    "Where do software images and updates come from, and who trains, supports and writes new scenarios for ten years, at what price?",
  ],
  acceptance: [
    { title: "Compare the twin", text: "Services, versions and links, against the list that was agreed." },
    { title: "Try to get out", text: "An attempt to leave the range, made before anyone trains in it." },
    {
      title: "Rehearse the script",
      text: "With stand-ins for red and blue, every inject and every score is tried once.",
    },
    {
      title: "Reset and repeat",
      text: "The same first hour, twice, with red and blue scripted: the same state and the same score.",
    },
  ],
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

/** What the chapter above says. */
const notes = range.notes.map(({ text }) => text);

export const cyberCopy: SystemCopy = {
  content: cyber,
  contents: systemContents("cyber-warfare-simulation", { range: range.label }),
  depth,
  glossary: glossaryOf(depth, [...proseOf(cyber), ...notes]),
};
