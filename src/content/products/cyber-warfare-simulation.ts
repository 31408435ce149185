import type { SystemContent } from "../types.ts";

export const cyber: SystemContent = {
  slug: "cyber-warfare-simulation",
  statement: "A place to lose safely.",
  intro:
    "Our cyber range is a replica of your networks where teams attack, defend, restore and learn. Mistakes stay inside the range, and every exercise is scored.",
  featuresTitle: "What an exercise is made of.",
  features: [
    {
      title: "Digital twin",
      text: "A replica of your operational environment, for training and rehearsal. Break it, restore it, run it again.",
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
      text: "Replay everything on one timeline, from first intrusion to last report, and see what each team knew, and when.",
    },
  ],
  figureTitle: "Design, run, score, repeat.",
  figureText:
    "An exercise is worth what it changes. So the range keeps its state, its score and its record, and the next run starts from what the last one taught.",
  closing: "Which service must stay up? The exercise starts there.",
};

export const exerciseTeams = ["White", "Green", "Red", "Blue"] as const;
export type ExerciseTeam = (typeof exerciseTeams)[number];

interface ExerciseStage {
  readonly name: string;
  readonly teams: readonly ExerciseTeam[];
  /** Marked in the figure: where the exercise begins anew. */
  readonly again?: true;
}

/** Said to those who do not see the bars. */
export const exerciseMarks = { carries: "yes", rests: "no" } as const;

export const exerciseStages: readonly ExerciseStage[] = [
  { name: "Design", teams: ["White"] },
  { name: "Dry run", teams: ["White", "Green"] },
  { name: "Execution", teams: ["White", "Green", "Red", "Blue"] },
  { name: "Evaluation", teams: ["White", "Red", "Blue"] },
  { name: "Repeat", teams: ["White", "Green", "Red", "Blue"], again: true },
];

export const stagesCaption = "The life of an exercise, and which team carries each stage";
