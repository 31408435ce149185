import type { SystemContent } from "../../types.ts";

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
