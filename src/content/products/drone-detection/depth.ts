import { sectionHref } from "../../site/navigation.ts";
import type { Depth, SystemCopy } from "../../types.ts";
import { systemContents } from "../contents.ts";
import { glossaryOf, proseOf } from "../depth/glossary.ts";
import { detection, site } from "./copy.ts";

const depth: Depth = {
  acceptanceTitle: "Make every claim a test.",
  acceptance: [
    {
      title: "Set the limits",
      text: "Write down what must pass, and where a miss is accepted, before anything flies.",
    },
    {
      title: "Fly the scenarios",
      text: "Your drones, your paths, on days you choose. CWA 18150:2024 describes a method.",
    },
    {
      title: "Leave it running",
      text: "For days on end, nobody adjusts it. Look into every alarm and write down each false one.",
    },
    {
      title: "Count everything",
      text: "Against your own logger on each drone: detections, misses, dropped tracks, position error, time to a correct class.",
    },
    {
      title: "Do the arithmetic",
      text: "Thirty independent trials without a miss show, with 95% confidence, that fewer than about one in ten are missed.",
      more: { text: "For 99.9% it takes about 3,000.", href: sectionHref("how-to-read") },
    },
  ],
  questions: [
    {
      subject: "Range",
      text: "How far out does it see a drone?",
      settle:
        "Range depends on drone, ground and air. Ask for three numbers: detection, tracking, identification.",
      more: { chapter: "site" },
    },
    {
      subject: "Misses",
      text: "What is missed: the radio-silent drone, the one behind the ridge, the one in the rain?",
      settle:
        "Passive RF misses the silent drone; radar and camera, the one behind the ridge; the camera, the one in rain. Fly them combined, too: two at once may leave no sensor.",
      more: { chapter: "how-it-works" },
    },
    {
      subject: "Detection rate",
      text: "At what false-alarm rate, with which drones, over what ground?",
      settle:
        "Read 99.9%¹ together with a\u00a0false-alarm rate: ask for the test reports we have, agree on both limits, then test them.",
      more: { chapter: "acceptance" },
    },
    {
      subject: "City and network",
      text: "What is left in a city, or when the drone is flown over the mobile network?",
      settle:
        "Streets mask lines of sight, and over the mobile network a drone is one phone among thousands. Test both in a\u00a0built-up area that your authorities clear.",
      more: { chapter: "acceptance", item: 2 },
    },
    {
      subject: "Failure",
      text: "What is left of the picture when one sensor fails?",
      settle:
        "You keep what the others see. Strike the failed sensor from Fig. 2, and the camera too if nothing is left to cue it. Mast, power and network are shared, so plan a second position.",
      more: { chapter: "how-it-works" },
    },
  ],
  agenda: "One clock for all sensors, the format of an exported track, and operation at sea.",
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

/** What its own chapter says. */
const notes = [...site.range.factors, ...site.notes].map(({ text }) => text);

export const detectionCopy: SystemCopy = {
  content: detection,
  contents: systemContents("drone-detection", { site: site.label }),
  depth,
  glossary: glossaryOf(depth, [...proseOf(detection, depth), ...notes]),
};
