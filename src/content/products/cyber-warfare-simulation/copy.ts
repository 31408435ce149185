import type { CaptionedPicture, SystemContent } from "../../types.ts";

/** What the drawing above each feature names. */
export const sketchWords = [
  ["twin", "yours"],
  ["white scores", "green runs it", "red", "attacks", "blue", "defends"],
  ["services", "reports", "attacks stopped", "restores"],
  ["red", "blue", "white", "first intrusion", "saw", "reported", "score"],
] as const;

export const cyber: SystemContent = {
  slug: "cyber-warfare-simulation",
  statement: "A place to lose safely.",
  great: "A place to lose safely.",
  intro:
    "Our cyber range rebuilds the parts of your networks that you choose. Your team is attacked in earnest, restores what fell, and learns what to change. Isolation is tested first.",
  madeOf: "You receive the replica, its scenarios, live scoring and the replay.",
  users: {
    text: "Network defenders, their commanders, and those who plan for a bad day.",
  },
  featuresTitle: "What an exercise is made of.",
  features: [
    {
      title: "Digital twin",
      text: "The parts you choose, rebuilt in the depth the exercise needs and isolated. Break it, restore it, run it again.",
    },
    {
      title: "Four teams",
      text: "Red attacks. Blue, the training audience, defends. White sets the scenario, the rules and the score. Green runs the infrastructure.",
    },
    {
      title: "Live scoring",
      text: "Availability of services, incident and situation reports, attacks stopped, restores completed: visible while the exercise runs.",
    },
    {
      title: "After-action review",
      text: "Replay the exercise on one timeline, from first intrusion to score, and see what each team saw and reported, and when.",
    },
  ],
  figureTitle: "An exercise is worth what it changes.",
  figureText:
    "Four teams, five stages. The last repeats the exercise from a saved state, to show what has changed.",
  law: {
    title: "Replicate what is yours.",
    text: "The range is for organizations with authority over the networks they replicate. Tools and training may need export authorization.",
  },
  closing: "Say what you want to rehearse. Names and networks can wait.",
};

/** What is seen in the model of the district. */
export const modelParts = {
  district: "district",
  plates: "replica",
  node: "attacked node",
} as const;

export const exerciseTeams = {
  White: "Scenario, rules, score",
  Green: "Infrastructure",
  Red: "Attack",
  Blue: "Defense, the training audience",
} as const;
export type ExerciseTeam = keyof typeof exerciseTeams;

interface ExerciseStage {
  readonly name: string;
  /** What each team does in it. */
  readonly parts: Readonly<Partial<Record<ExerciseTeam, string>>>;
  /** Played by others, so that the script can be tried. */
  readonly standIns?: readonly ExerciseTeam[];
}

/** Of teams that take no part of their own. */
export const otherShares = { standsIn: "played by a stand-in", rests: "no part" } as const;

export const exerciseStages: readonly [ExerciseStage, ...ExerciseStage[]] = [
  { name: "Design", parts: { White: "writes the scenario", Green: "builds the replica" } },
  {
    name: "Dry run",
    parts: { White: "tries the scoring", Green: "opens it to testers" },
    standIns: ["Red", "Blue"],
  },
  {
    name: "Execution",
    parts: {
      White: "directs and scores",
      Green: "keeps it running",
      Red: "attacks",
      Blue: "defends, restores",
    },
  },
  {
    name: "Evaluation",
    parts: {
      White: "explains the score",
      Green: "supplies the logs",
      Red: "shows its steps",
      Blue: "says what it saw",
    },
  },
  {
    name: "Repeat",
    parts: {
      White: "scores again",
      Green: "restores the state",
      Red: "attacks again",
      Blue: "uses what it learned",
    },
  },
];

export const stages = {
  head: "Stage",
  /** In a sentence, where the table is too narrow for cells. */
  standIns: "Stand-ins play red and blue.",
  caption: "The life of an exercise, team by team.",
} as const;

/** The model of the replica, close. */
export const attackedNode: CaptionedPicture = {
  name: "cyber-warfare-simulation-detail",
  alt: "Close-up of one clear plate of the model: an orange node stands on it among black ones, joined by brass traces; the district lies soft below.",
  caption: "One node, under attack.",
};

/** What is settled before an exercise begins. */
export const range = {
  label: "The range",
  title: "One exercise, hour by hour.",
  /** The exercise that Fig. 2 opens with, as its own numbers tell it. */
  hours: {
    caption: "An illustration, with the numbers of Fig.\u00a02.",
    head: ["Clock", "What the four teams do"],
    rows: [
      ["00:00", "Green keeps four services up. White runs the script."],
      ["02:00", "Red is in, with tools that are on the list. Three services fall, and nobody has noticed."],
      ["02:25", "Blue, your own team, sees it and reports upward. The repair begins."],
      ["03:55", "The third service is back. White counts 255\u00a0service-minutes lost."],
      ["08:00", "The exercise ends at 86.7% availability, and all four teams sit down to one replay."],
    ],
  },
  kinds: {
    title: "Kinds of range",
    caption: "Four kinds, after “The Cyber Range: A Guide” (NICE).",
    head: ["Kind", "Runs on", "Watch for"],
    rows: [
      ["Simulation", "Models of a network", "Only as true as the models"],
      ["Overlay", "Your own equipment, beside its real work", "Keeping the two apart"],
      ["Emulation", "Real software on a network of its own", "The time it takes to build"],
      ["Hybrid", "A mix of these", "Where one ends and the next begins"],
    ],
  },
  scorecard: {
    title: "A sample scorecard",
    caption: "Example values, in part from Fig.\u00a02.",
    head: ["Area", "Counted", "Example"],
    rows: [
      ["Services", "Service-minutes up, counted by the range", "86.7%"],
      ["Attacks stopped", "Of those red tried, checked by white", "5 of 7"],
      ["Restores", "To a known good state, counted by the range", "3, by 03:55"],
      ["Incident reports", "Accurate, complete, on time; scored by the white team", "4 of 5"],
      ["Situation reports", "Good enough to act on; scored by the white team", "2 of 3"],
    ],
  },
  checklist: {
    title: "Isolation and data",
    lead: "Signed before each exercise:",
    checks: [
      "No route to a live network or service, tested by trying to get out",
      "No real credentials, keys or personal data in the replica",
      "Red’s tools listed, and removed afterward",
      "One word that stops everything, and who may say it",
      "Storage erased or handed over, with a written record",
    ],
  },
  notes: [
    {
      title: "What you bring",
      text: "The list of what to replicate, the blue team, and one member of the white team with a deputy. Either may stop the exercise.",
    },
    {
      title: "What changes on Monday",
      text: "Fix what cost the most minutes: the alarm path, the restore order, a missing deputy. Repeat the exercise to see whether it helped.",
    },
    {
      title: "The record",
      text: "Logs and scores name people and weaknesses. You decide who owns them, how they are classified and when they are erased.",
    },
  ],
} as const;
