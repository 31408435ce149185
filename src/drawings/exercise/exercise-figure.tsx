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
const lines = {
  acts: "border-t-6 border-text",
  standsIn: "mr-2.5 border-t-6 border-text border-dashed",
  rests: "my-[2.5px] border-second border-t",
};

type Stage = (typeof exerciseStages)[number];

function shareOf(team: ExerciseTeam, { parts, standIns = [] }: Stage): keyof typeof lines {
  return parts[team] ? "acts" : standIns.includes(team) ? "standsIn" : "rests";
}

interface PartProps {
  readonly team: ExerciseTeam;
  readonly stage: Stage;
}

const Line = ({ team, stage }: PartProps) => <span className={`block ${lines[shareOf(team, stage)]}`} />;

/** What the team does in the stage; on a narrow screen a sentence, if it does anything. */
function Part({ team, stage }: PartProps) {
  const own = stage.parts[team];
  const isPlayed = shareOf(team, stage) === "standsIn";
  const sentence = own ? `${team} ${own}. ` : team === stage.standIns?.[0] && stages.standIns;
  return (
    <td className="inline">
      {sentence && <span className="md:hidden">{sentence}</span>}
      <span className="hidden md:block md:pb-8">
        <Line team={team} stage={stage} />
        <span className={`block pt-2 pr-4 ${own ? "" : "text-second"}`}>
          {own ?? (isPlayed ? otherShares.standsIn : otherShares.rests)}
        </span>
      </span>
    </td>
  );
}

/** On a narrow screen a team's line stands below its name, from the first stage to the last; a tick where each begins. */
const WholeLine = ({ team }: { readonly team: ExerciseTeam }) => (
  <span aria-hidden="true" className="mt-0.5 grid grid-cols-5 md:hidden">
    {exerciseStages.map((stage) => (
      <span key={stage.name} className="border-second border-l py-1">
        <Line team={team} stage={stage} />
      </span>
    ))}
  </span>
);

/** A score: stages across, a line for each team; on a narrow screen first the lines, then the stages in words. */
export function ExerciseFigure() {
  return (
    <table
      aria-labelledby={captionId("stages")}
      className="block border-strong border-t-2 text-left text-small md:grid md:auto-cols-fr md:grid-flow-col md:grid-cols-[8rem] md:grid-rows-[repeat(5,auto)] lg:grid-cols-[25.6%]"
    >
      <thead className="block pb-4 md:contents">
        <tr className="block md:contents">
          <th scope="col" className="label block pt-2 font-normal text-second md:pt-2.5 lg:pt-4">
            <span className="sr-only md:not-sr-only">{stages.head}</span>
            <span aria-hidden="true" className="grid grid-cols-5 md:hidden">
              {exerciseStages.map(({ name }, index) => (
                <span key={name} className="border-second border-l pl-1.5">
                  {index + 1}
                </span>
              ))}
            </span>
          </th>
          {teams.map((team) => (
            <th key={team} scope="col" className="block pt-1.5 font-normal md:-mt-2 md:pt-0 md:pr-4 lg:-mt-3">
              <span className="font-semibold lg:text-title">{`${team} `}</span>
              <span className="text-second md:block">{exerciseTeams[team]}</span>
              <WholeLine team={team} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:contents">
        {exerciseStages.map((stage, index) => (
          <tr key={stage.name} className="block border-rule border-t py-2 md:contents">
            <th scope="row" className="block font-semibold md:pt-2 md:pb-4 lg:text-lede">
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
