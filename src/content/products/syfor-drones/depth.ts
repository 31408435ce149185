import type { Depth } from "../../types.ts";
import { glossaryOf } from "../depth/glossary.ts";
import { modes } from "./copy.ts";
import { published } from "./specifications.ts";

const { light, heavy } = published;

export const droneDepth: Depth = {
  acceptanceTitle: "Weigh it. Fly it. Make it fail.",
  acceptance: [
    {
      title: "Weigh it, time it",
      text: "Weigh aircraft, batteries and your own load on one scale. Measure it folded. Time the deployment from a start you agree on.",
    },
    {
      title: "Fly every figure",
      text: `Ask how much of ${light.minutes} and ${heavy.minutes}\u00a0min is reserve. Fly both loads down to it, then the distance and back, and the waypoints. Log wind, temperature and altitude.`,
    },
    {
      title: "Make it fail",
      text: "Over empty ground, start each failsafe, and the pairs you choose: link off, ground station off, position source off, battery low, geofence reached.",
    },
    {
      title: "Read the log",
      text: "Compare the aircraft’s record with your own clock and tracker. Sign off on what both show, and list what remains to be flown.",
    },
  ],
  questions: [
    {
      subject: "Endurance and range",
      text: "In which weather does the endurance hold, and does the radius include the way back?",
      settle:
        "Fly both loads in your weather. Before that, read the test reports we have, and ask what was not flown.",
      more: { chapter: "acceptance", item: 2 },
    },
    {
      subject: "Motor loss",
      text: "When a motor stops, does a six-rotor aircraft come down under control?",
      settle:
        "Plan every route for an uncontrolled descent. Stop a motor in the test only if both sides accept the loss.",
      more: { chapter: "acceptance", item: 3 },
    },
    {
      subject: "Airspace",
      text: "Which approvals does its takeoff mass call for?",
      settle: "Your aviation authority decides. Bring it in early, and we send it the evidence we have.",
    },
    {
      subject: "Jamming",
      text: "What does it do when jammed or spoofed?",
      settle:
        "Jammed, it comes down. Spoofed, it may notice nothing. Switch the position source off at acceptance and watch.",
      more: { chapter: "emergency" },
    },
    {
      subject: "Link and log",
      text: "How is the link secured, who holds the keys, and can we read the log ourselves?",
      settle:
        "You read the log on your own machine at acceptance. Keys are for a\u00a0meeting, never for an open form.",
    },
  ],
  agenda:
    "What counts as payload, waypoints for each mission, the crew that deploys it, and flying by hand without a fix.",
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
      text: "A response set beforehand that starts automatically when its fault is detected.",
    },
    {
      term: "Geofence",
      text: "A boundary in the mission file that triggers a set response.",
    },
  ],
};

export const droneGlossary = glossaryOf(droneDepth, [
  ...droneDepth.acceptance.map(({ text }) => text),
  modes.note,
]);
