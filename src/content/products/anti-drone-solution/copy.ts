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
    "Sensors find the contact, software keeps the track, and a person decides what happens next. One system carries the chain from contact to command.",
  madeOf: "Sensors, an operator’s screen and a record; effectors only where authorized.",
  notice: {
    inShort: "Detect, track, identify, decide, mitigate.",
    text: "Acting on a drone needs legal authority, and in many places so does detecting one. Effectors are for authorized government users only, where lawful, subject to export and spectrum authorization. Take legal advice before you test, buy or use such a system. Nothing here is an offer.",
  },
  featuresTitle: "What the operator gets.",
  features: [
    {
      title: "Two layers",
      text: "An outer layer warns early; an inner one watches what cannot move. Sites are planned with overlap, in case one sensor fails.",
    },
    {
      title: "One screen",
      text: "Track, identity and permitted responses stand side by side. An authorized person confirms. Beyond the alerts your rules allow, the system does not act on its own.",
    },
    {
      title: "Permitted responses",
      text: "From alerting and clearing an area to the effectors your law allows. What you have not enabled for your site is not on the menu; your authority confirms what may be enabled.",
    },
    {
      title: "A record, time-stamped",
      text: "Contacts, decisions and commands are logged with their time. What is kept, for how long and who may read it is set by your rules and your law.",
    },
  ],
  figureTitle: "Five steps. The fourth is human.",
  figureText:
    "Machines detect, track and propose an identity. The system shows what the rules allow, and waits. A person confirms and decides, and authorized people act; without that decision, nothing more is done.",
  closing: "Every site needs its own layers.",
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
    text: "Reports that something is there: to the operator, and to the site if its rules say so.",
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
    text: "Proposes a probable type; a payload, if seen.",
    authority: "privacy law, site rules",
  },
  {
    step: "Decide",
    actor: "an authorized person",
    text: "Confirms what it is, applies rules and law.",
    authority: "law and written delegation",
    human: true,
  },
  {
    step: "Mitigate",
    actor: "authorized people, with approved means",
    text: "Clears the area, or acts on the drone.",
    authority: "site rules to clear the area; law to act on the drone",
  },
];

export const responseChainCaption = "The chain, open at Decide until a person closes it";

/** Beside the switch: what pressing it does. */
export const responseChainSwitch = { open: "close it", closed: "open it" } as const;

export const responseChainRows = { actor: "By", authority: "Under" } as const;

/** The fourth step, modeled. */
export const openSwitch: CaptionedPicture = {
  name: "anti-drone-solution-detail",
  alt: "Model of a brass knife switch on a block of card, its blade with an orange handle raised: the circuit is open.",
  caption: "Decide, as a switch: open until a person closes it",
};

/** Which responses there are, what else they touch, and who has to say yes. */
export const authority = {
  label: "Authority",
  title: "What may be done, and by whom.",
  text: "Each response can have its own collateral effect. Weigh it in the decision, beside the rule that allows the response.",
  table: {
    caption: "Families of response in general, not what we supply; your law decides",
    head: ["Family", "Collateral risk", "Who may authorize"],
    short: ["Risk", "Who"],
    rows: [
      ["Warn", "Attention spent on a false alarm", "Whoever commands the site, beforehand, in its rules"],
      [
        "Clear the area",
        "People moved, runways closed, for nothing",
        "Whoever commands the site, at the time; at an airport, with air traffic services",
      ],
      [
        "Disrupt link or navigation",
        "Your own receivers and other users of the spectrum, Wi-Fi and aviation GPS among them; fuel and ordnance nearby; a drone nobody steers",
        "An authority named by law, with spectrum and airspace services",
      ],
      [
        "Seize control",
        "The wrong drone; data that is not yours",
        "An authority named by law; computer and interception law may also apply; case by case",
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
      title: "Friendly drones",
      text: "Know your own flights before you judge a stranger: check plans, call the pilot, read Remote ID. The last is an aid, not proof.",
    },
    {
      title: "No link to disrupt",
      text: "A drone on a stored route or an optical fiber need not hear a radio command: fewer of the responses above are left.",
    },
    {
      title: "Interfaces",
      text: "Ask for open ones, by version. SAPIENT, published as BSI Flex 335, lets sensors and decision tools of several makers work together.",
    },
    {
      title: "Near an airport",
      text: "Crewed aircraft and their navigation share this sky. Air traffic and spectrum services come into the plan first, and who may stop traffic is written down.",
    },
  ],
} as const;
