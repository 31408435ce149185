import {
  type ExerciseTeam,
  exerciseStages,
  exerciseTeams,
  otherShares,
  stages,
} from "../../content/products/cyber-warfare-simulation/page.ts";
import { captionId } from "../../ui/figure-frame.tsx";

const teams = Object.keys(exerciseTeams) as ExerciseTeam[];

/** Thick where the team acts, dashed where others stand in for it, thin where it has no part. */
const line = {
  acts: "before:border-t-4 before:border-l-4 before:border-text md:before:border-t-6",
  standsIn:
    "before:border-t-4 before:border-l-4 before:border-dashed before:border-text md:before:border-t-6",
  rests:
    "before:ml-[2px] before:border-t before:border-l before:border-second md:before:mx-0 md:before:my-[2.5px]",
};
/** On a narrow screen the lines run down beside the words, each with its team's letter at every stage. */
const lane = ["before:left-0", "before:left-3", "before:left-6", "before:left-9"];
const letter = ["-left-0.5", "left-2.5", "left-5.5", "left-8.5"];

/** There a line begins at its team's name: from half its height, past the names below it. */
const branch = ["before:-bottom-21", "before:-bottom-15", "before:-bottom-9", "before:-bottom-3"];

type Stage = (typeof exerciseStages)[number];

function shareOf(team: ExerciseTeam, { parts, standIns = [] }: Stage): keyof typeof line {
  return parts[team] ? "acts" : standIns.includes(team) ? "standsIn" : "rests";
}

interface PartProps {
  readonly team: ExerciseTeam;
  readonly stage: Stage;
}

/** What the team does in the stage; on a narrow screen a sentence, if it does anything. */
function Part({ team, stage }: PartProps) {
  const own = stage.parts[team];
  const share = shareOf(team, stage);
  const sentence = own ? `${team} ${own}. ` : team === stage.standIns?.[0] && stages.standIns;
  return (
    <td
      className={`inline before:absolute before:inset-y-0 before:block md:before:static md:before:border-l-0 ${line[share]} ${lane[teams.indexOf(team)]}`}
    >
      {share !== "rests" && (
        <span
          aria-hidden="true"
          className={`label absolute top-2 bg-ground text-center md:hidden ${letter[teams.indexOf(team)]}`}
        >
          {team[0]}
        </span>
      )}
      {sentence && <span className="md:hidden">{sentence}</span>}
      <span className={`hidden md:block md:pt-2 md:pr-4 md:pb-6 ${own ? "" : "text-second"}`}>
        {own ?? (share === "standsIn" ? otherShares.standsIn : otherShares.rests)}
      </span>
    </td>
  );
}

/** A score: stages across, a line for each team. On a narrow screen the lines run down and the stages stand beside them. */
export function ExerciseFigure() {
  return (
    <table
      aria-labelledby={captionId("stages")}
      className="relative block border-strong border-t-2 text-left text-small md:grid md:auto-cols-fr md:grid-flow-col md:grid-cols-[8rem] md:grid-rows-[repeat(5,auto)] lg:grid-cols-[25.6%]"
    >
      <thead className="relative block pt-1 pb-3 md:contents">
        <tr className="block md:contents">
          <th scope="col" className="label sr-only font-normal text-second md:not-sr-only md:pt-2.5 lg:pt-4">
            {stages.head}
          </th>
          {teams.map((team, index) => (
            <th
              key={team}
              scope="col"
              className={`relative flex h-6 items-center gap-2 pl-15 font-normal md:-mt-2 md:block md:h-auto md:pr-4 md:pl-0 lg:-mt-3 before:absolute before:top-3 before:right-[calc(100%-3.375rem)] md:before:hidden ${line[shareOf(team, exerciseStages[0])]} ${lane[index]} ${branch[index]}`}
            >
              <span className="font-semibold lg:text-title">{`${team} `}</span>
              <span className="text-second md:block">{exerciseTeams[team]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:contents">
        {exerciseStages.map((stage, index) => (
          <tr key={stage.name} className="relative block pb-3 pl-15 md:contents">
            <th
              scope="row"
              className="block border-rule border-t pt-2 font-semibold md:border-0 md:pb-4 lg:text-lede"
            >
              <span className="label font-normal text-second">{`${index + 1} `}</span>
              {stage.name}
            </th>
            {teams.map((team) => (
              <Part key={team} team={team} stage={stage} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
