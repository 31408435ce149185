import type { Depth, SystemCopy } from "../../types.ts";
import { systemContents } from "../contents.ts";
import { glossaryOf, proseOf } from "../depth/glossary.ts";
import { cyber, range } from "./copy.ts";

const depth: Depth = {
  title: "How to judge a range.",
  questions: [
    {
      subject: "Replica",
      text: "What exactly is replicated, controllers included, and what is only imitated?",
      answer: {
        text: "The parts you choose. Which run the real software and which are models is settled part by part.",
        see: { chapter: "range" },
      },
    },
    {
      subject: "Isolation",
      text: "How is isolation from live networks shown, and by whom?",
      answer: {
        text: "By testers you name, who try to get out before anyone trains and after every change.",
        see: { chapter: "depth", item: 2 },
      },
    },
    {
      subject: "Red team",
      text: "Who plays red, and who vetted them?",
      answer: {
        text: "Names and vetting are settled for each exercise; you say who may see the replica.",
        see: { chapter: "range" },
      },
    },
    {
      subject: "Reset",
      text: "How long does it take to reset to the same state?",
      answer: {
        text: "No time is published; it depends on the replica. At acceptance the reset of your replica is timed, and its first hour repeated.",
        see: { chapter: "depth", item: 2 },
      },
    },
    {
      subject: "Classification",
      text: "At which classification may the range work, and who accredits it?",
      answer: {
        text: "No accreditation is claimed here. Level and accreditor are yours to name before the design begins.",
      },
    },
  ],
  inWriting: [
    {
      subject: "Scenarios",
      text: "Who writes new scenarios, how often, and who owns them afterward?",
      answer: {
        text: "Not published. Settle authorship and ownership in the contract, with the record.",
        see: { chapter: "range" },
      },
    },
    {
      subject: "Capacity",
      text: "How many train at once, at whose site or remotely, and with whose instructors?",
      answer: { text: "Not published. Say how many sit in blue, and where: both are agreed per exercise." },
    },
  ],
  acceptance: [
    { title: "Compare the twin", text: "Services, versions and links, against the list that was agreed." },
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
      text: "Time the reset against the limit agreed. Then the same first hour, twice, with red and blue scripted: the same state and the same automatic score.",
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
