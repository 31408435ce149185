import type { Depth } from "../../types.ts";
import { glossaryOf } from "../depth/glossary.ts";
import { modes } from "./copy.ts";
import { published } from "./specifications.ts";

const { light, heavy } = published;

export const droneDepth: Depth = {
  title: "What to ask, and what to fly.",
  questions: [
    {
      subject: "Endurance and range",
      text: "How much of the endurance is reserve, and in which wind, rain, cold and altitude was it tested? Does the radius include the way back, and what limits it, link or charge?",
      answer: {
        text: "The published figures do not say. We send the test reports we have, and say what was not flown.",
        see: { chapter: "specifications" },
      },
    },
    {
      subject: "Motor loss",
      text: "When a motor stops, does a six-rotor aircraft come down under control, and was that flown or calculated?",
      answer: {
        text: "We claim no controlled descent, flown or calculated.",
        see: { chapter: "depth", item: 2 },
      },
    },
    {
      subject: "Airspace",
      text: "Which airspace approvals does its takeoff mass call for, and what evidence does the maker bring?",
      answer: {
        text: "Your aviation authority decides. We send it the evidence we have.",
      },
    },
  ],
  inWriting: [
    {
      subject: "Jamming",
      text: "What does it do when jammed or spoofed, and can a pilot fly it by hand without a position fix?",
      answer: {
        text: "Without a fix there is no hold and no return. Flying it by hand: not published.",
        see: { chapter: "emergency" },
      },
    },
    {
      subject: "Link and log",
      text: "How is the link secured, who holds the keys, and can the log be read without the maker?",
      answer: { text: "Not published; ask in outline, since keys do not belong on an open form." },
    },
  ],
  acceptance: [
    {
      title: "Weigh it, time it",
      text: "Weigh aircraft, batteries and your own load on one scale. Measure it folded. Time the deployment from an agreed start.",
    },
    {
      title: "Fly every figure",
      text: `Agree whether ${light.minutes} and ${heavy.minutes}\u00a0min include the reserve. Fly both loads down to the reserve, as often as agreed; then the agreed distance and back, and the waypoints. Note wind, temperature, altitude; a wind that did not blow stays unproven.`,
    },
    {
      title: "Make it fail",
      text: "Over empty ground, start each failsafe, and the pairs you agree on: link off, ground station off, position source off, battery low, geofence reached. A motor only if both sides accept the loss.",
    },
    {
      title: "Read the log",
      text: "Compare the aircraft’s record with your own clock and tracker. Sign for what both show, and note what was not flown.",
    },
  ],
  words: [
    {
      term: "Position fix",
      text: "A position the aircraft has computed and trusts, from satellites or another source.",
    },
    {
      term: "Takeoff mass",
      text: "Everything that leaves the ground: aircraft, batteries, camera, load. It often decides which rules apply.",
    },
    {
      term: "Reserve",
      text: "Charge kept for what was not planned.",
    },
    {
      term: "Six-rotor",
      text: "One motor on each of six arms. If one stops, the usual layout gives up its heading to stay level, if the thrust suffices.",
    },
    {
      term: "Failsafe",
      text: "A response set beforehand that starts by itself when its fault is detected.",
    },
    {
      term: "Geofence",
      text: "A boundary in the mission file that starts a set response.",
    },
  ],
};

export const droneGlossary = glossaryOf(droneDepth, [modes.note]);
