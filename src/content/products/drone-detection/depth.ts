import { sectionHref } from "../../site/navigation.ts";
import type { Depth, SystemCopy } from "../../types.ts";
import { systemContents } from "../contents.ts";
import { onDetectionRate } from "../depth/answers.ts";
import { glossaryOf, proseOf } from "../depth/glossary.ts";
import { detection, site } from "./copy.ts";

const depth: Depth = {
  title: "Make every claim a test.",
  questions: [
    {
      subject: "Detection rate",
      text: "At which false-alarm rate was detection measured, with which drones, flown by whom, over what ground?",
      answer: onDetectionRate,
    },
    {
      subject: "Misses",
      text: "What is missed: the radio-silent drone, the one behind the ridge, the one in the rain?",
      answer: {
        text: "Each is missed by at least one sensor: the radio-silent drone by passive RF, the one behind the ridge by radar and camera, the one in the rain by the camera. Two of these at once may leave no sensor that sees it.",
        see: { chapter: "how-it-works" },
      },
    },
    {
      subject: "Range",
      text: "Does the range mean detection, tracking or identification?",
      answer: {
        text: "We publish no sensor range. What sets one, and which one to ask for, is on this page.",
        see: { chapter: "site" },
      },
    },
    {
      subject: "City and network",
      text: "What is left in a city, or when the drone is flown over the mobile network?",
      answer: {
        text: "Neither is in Fig. 2, and we publish no figure for either. Streets mask lines of sight; over the mobile network a drone is one phone among thousands. Test both at acceptance.",
        see: { chapter: "depth", item: 2 },
      },
    },
    {
      subject: "Failure",
      text: "What is left of the picture when one sensor fails?",
      answer: {
        text: "What the others see: strike the failed sensor from Fig. 2, and the camera too if nothing is left to cue it. Mast, power and network are shared, so ask for a second position.",
        see: { chapter: "how-it-works" },
      },
    },
  ],
  inWriting: [
    {
      subject: "Clock and records",
      text: "Do all sensors keep one clock, can a track be exported as evidence, and who may see it for how long?",
      answer: {
        text: "Clock and format: not published. Your law and rules say who sees what.",
        see: { chapter: "site" },
      },
    },
  ],
  acceptance: [
    {
      title: "Survey first",
      text: "Walk the site with the checklist. Write down the limits to pass, and where a miss is accepted.",
    },
    {
      title: "Fly the scenarios",
      text: "Your drones, your paths, on days the vendor did not choose. CWA 18150:2024 describes a method.",
    },
    {
      title: "Leave it running",
      text: "Days on end, nobody adjusting it, no test flown. Look into every alarm; write down each false one and each restart.",
    },
    {
      title: "Count everything",
      text: "Against your own logger on each drone: detections, misses, false alarms, dropped tracks, position error, time to a correct class.",
    },
    {
      title: "Do the arithmetic",
      text: "Thirty independent trials without a miss show, with 95% confidence, only that fewer than about one in ten are missed.",
      more: { text: "The published 99.9% would take about 3,000.", href: sectionHref("how-to-read") },
    },
  ],
  words: [
    { term: "EO/IR", text: "Electro-optical and infrared: one eye for light, one for heat." },
    {
      term: "Cued",
      text: "Pointed by another sensor. A camera sees far only where it looks.",
    },
    { term: "Radar cross-section", text: "How large a target looks to a radar, whatever its true size." },
    { term: "Clutter", text: "Echoes from ground, trees and buildings, among which a low drone hides." },
    { term: "Remote ID", text: "A drone’s own broadcast of its identity and position." },
    {
      term: "False alarm",
      inProse: "false-alarm",
      text: "A report with no drone behind it. Without its rate, a detection rate says little.",
    },
  ],
};

/** What the chapter above says. */
const notes = [...site.range.factors, ...site.notes].map(({ text }) => text);

export const detectionCopy: SystemCopy = {
  content: detection,
  contents: systemContents("drone-detection", { site: site.label }),
  depth,
  glossary: glossaryOf(depth, [...proseOf(detection), ...notes]),
};
