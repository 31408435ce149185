import type { SystemContent } from "../types.ts";

export const antiDrone: SystemContent = {
  slug: "anti-drone-solution",
  statement: "From first contact to lawful response.",
  intro:
    "Sensors find the intruder, software keeps the track, and a person with the authority to act decides what happens next. One system carries all of it, so that nothing is lost between screens.",
  featuresTitle: "What the operator gets.",
  features: [
    {
      title: "Two layers",
      text: "An outer layer gives early warning. An inner layer protects what cannot move. Sites are planned with overlap, in case a sensor is lost.",
    },
    {
      title: "One screen",
      text: "Track, identity and permitted responses stand side by side. The operator confirms. The system does not act on its own.",
    },
    {
      title: "Lawful responses",
      text: "From alerting and clearing an area to the effectors your law allows. What is not authorized at your site is not on the menu.",
    },
    {
      title: "A time-stamped record",
      text: "Every contact, decision and command is kept, for the report that follows and the lesson after it.",
    },
  ],
  figureTitle: "Five steps. The fourth is human.",
  figureText:
    "Detection, tracking and identification are work for machines. Deciding is not. The system prepares the decision, shows what the rules allow, and waits.",
  closing: "Every site needs its own layers.",
};

interface ChainStep {
  readonly step: string;
  readonly actor: string;
  readonly text: string;
  /** Marked in the figure: the step that is left to a person. */
  readonly human?: true;
}

export const responseChain: readonly ChainStep[] = [
  { step: "Detect", actor: "Sensors", text: "Something is there." },
  { step: "Track", actor: "Software", text: "It is here, and going there." },
  { step: "Identify", actor: "Software, camera", text: "It is this, and carries that." },
  { step: "Decide", actor: "Authorized person", text: "Rules and law are applied.", human: true },
  { step: "Mitigate", actor: "Authorized effector", text: "Alert, clear, or act." },
];

export const responseChainCaption = "The chain, and who acts at each step";
