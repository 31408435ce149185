import type { CaptionedPicture, SystemContent } from "../../types.ts";

/** What the drawing beside each feature names. */
export const sketchWords = [
  ["outer", "inner", "failed", "seen by one", "seen by two"],
  ["track", "identity", "permitted", "confirm"],
  ["alert", "clear the area", "allowed effector", "permitted", "not on the menu"],
  ["contact", "decision", "command", "time"],
] as const;

export const antiDrone: SystemContent = {
  slug: "anti-drone-solution",
  statement: "From first contact to authorized response.",
  intro:
    "Sensors find the drone, software keeps the track, and a person decides what happens next. One system carries the chain from contact to command.",
  madeOf: "You receive sensors, one screen, a\u00a0log, and effectors your authority approves.",
  users: {
    text: "Base commanders, airport security and depot guards.",
    reserved: "For authorized government users.",
  },
  featuresTitle: "What the operator gets.",
  features: [
    {
      title: "Two layers",
      text: "An outer layer warns early, and an inner one watches the assets. Neighboring sensors cover for one that fails.",
    },
    {
      title: "One screen",
      text: "Track, identity and permitted responses appear side by side. Beyond the alerts you allow, nothing starts by itself.",
    },
    {
      title: "Your rules",
      text: "The law differs at every fence line, so the menu does too. You choose the responses your authority permits, from an alert to effectors. The operator sees those and no others.",
    },
    {
      title: "A\u00a0log",
      text: "Contacts, decisions and commands are logged with their times. You set what is kept, for how long, and who reads it.",
    },
  ],
  figureTitle: "Five steps. The fourth is human.",
  figureText:
    "The system detects, tracks, proposes an identity, and waits. A\u00a0person decides, and authorized people act.",
  law: {
    title: "Acting on a drone takes legal authority.",
    text: "In many places so does detecting one. Effectors are for authorized government users only, where lawful, subject to export and spectrum authorization. Take legal advice before you test, buy or use such a\u00a0system.",
  },
  closing: "Say what you protect. We map the layers.",
};

/** What the plate's tags name. */
export const tagged = ["outer layer", "inner layer", "contact"] as const;

interface ChainStep {
  readonly step: string;
  readonly actor: string;
  readonly text: string;
  /** Whose permission the step needs. */
  readonly authority: string;
  /** Marked in the figure: the step that is left to a person. */
  readonly human?: true;
}

export const responseChain: readonly ChainStep[] = [
  {
    step: "Detect",
    actor: "sensors",
    text: "Reports a contact to the operator, and to the site if your rules say so.",
    authority: "radio and privacy law",
  },
  {
    step: "Track",
    actor: "software",
    text: "Follows where it is and where it is going.",
    authority: "privacy law, site rules",
  },
  {
    step: "Identify",
    actor: "software and camera",
    text: "Proposes a probable type, and the payload if one is seen.",
    authority: "privacy law, site rules",
  },
  {
    step: "Decide",
    actor: "an authorized person",
    text: "Confirms what it is and applies rules and law.",
    authority: "law and written delegation",
    human: true,
  },
  {
    step: "Mitigate",
    actor: "authorized people, with approved means",
    text: "Clears the area or counters the drone.",
    authority: "site rules to clear the area; law to act on the drone",
  },
];

export const responseChainCaption = "Who acts at each step, and under what law.";

/** Beside the switch: what pressing it does. */
export const responseChainSwitch = { open: "close it", closed: "open it" } as const;

export const responseChainRows = { actor: "By", authority: "Under" } as const;

/** The fourth step, modeled. */
export const openSwitch: CaptionedPicture = {
  name: "anti-drone-solution-detail",
  alt: "Model of a brass knife switch on a block of cardboard, its blade with an orange handle raised: the circuit is open.",
  caption: "Decide is a\u00a0switch that only a\u00a0person closes.",
};

/** Which responses there are, what else they touch, and who has to say yes. */
export const authority = {
  label: "Authority",
  title: "What may be done, and by whom.",
  text: "Every response can have a\u00a0collateral effect. Weigh it before you authorize\u00a0it.",
  table: {
    caption: "Families of response, their risks, and who may authorize them.",
    head: ["Family", "Collateral risk", "Who may authorize"],
    short: ["Risk", "Who"],
    rows: [
      ["Warn", "Attention spent on a false alarm", "Whoever commands the site, beforehand, in its rules"],
      [
        "Clear the area",
        "People moved and runways closed for nothing",
        "Whoever commands the site at the time; at an airport, with air traffic services",
      ],
      [
        "Disrupt link or navigation",
        "Your own receivers and other users of the spectrum, Wi-Fi and aviation GPS among them; fuel and ordnance nearby; a drone nobody steers",
        "An authority named by law, with spectrum and airspace services",
      ],
      [
        "Seize control",
        "The wrong drone; data that belongs to others",
        "An authority named by law, case by case; computer and interception law may also apply",
      ],
      [
        "Disable or destroy",
        "What falls, where it falls, and where a miss lands",
        "An authority named by law, through a named person, for each engagement",
      ],
      [
        "Confiscate",
        "A payload still live; evidence spoiled",
        "Those named by law, with a record of custody",
      ],
    ],
  },
  notes: [
    {
      title: "At a base",
      text: "Your own drones share the sky. Friendly flights appear on the same screen. Check the plan and call the pilot. Treat Remote ID as an aid, not proof.",
    },
    {
      title: "At an airport",
      text: "Crewed aircraft come first. The plan includes air traffic and spectrum services and names, in writing, who may stop traffic.",
    },
    {
      title: "At a depot",
      text: "Fuel and ordnance limit what may be done nearby. The first response is often to warn and to clear the area.",
    },
    {
      title: "Without a radio link",
      text: "A\u00a0drone on a stored route or an optical fiber need not hear a radio command. Plan a response that does without one.",
    },
  ],
} as const;
