import type { SystemContent } from "../../types.ts";

export const cyber: SystemContent = {
  slug: "cyber-warfare-simulation",
  statement: "A place to lose safely.",
  intro:
    "Our cyber range replicates the parts of your networks that you choose. There, teams attack, defend, restore and learn. Isolation is tested first, and every exercise is scored.",
  madeOf: "The replica, its scenarios, live scoring and the replay.",
  featuresTitle: "What an exercise is made of.",
  features: [
    {
      title: "Digital twin",
      text: "The parts you choose, rebuilt in the depth the exercise needs, isolated as 3.1 sets out. Break it, restore it, run it again.",
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
    "Four teams, five stages; the last repeats the exercise from a saved state, so that a change shows.",
  notice: {
    inShort: "For networks over which you have authority.",
    text: "For organizations with authority over the networks they replicate. Tools and training may need export authorization.",
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
      Blue: "tries what it learned",
    },
  },
];

export const stages = {
  head: "Stage",
  /** In a sentence, where the table is too narrow for cells. */
  standIns: "Stand-ins play red and blue.",
  caption: "The life of an exercise, and who takes part",
} as const;
