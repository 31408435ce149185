import type { ReactNode } from "react";
import {
  type ExerciseTeam,
  exerciseStages,
  exerciseTeams,
  otherShares,
  stages,
} from "../../content/products/cyber-warfare-simulation/copy.ts";
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

/** On a narrow screen the lines run down beside the words, each from its team's name. */
const upright = {
  acts: "border-text border-l-4",
  standsIn: "border-text border-l-4 border-dashed",
  rests: "ml-[1.5px] border-second border-l",
};

const besideLanes = "relative block pl-17 md:pl-0";

const Lanes = ({ children }: { readonly children: ReactNode }) => (
  <span aria-hidden="true" className="absolute inset-y-0 left-0 flex w-15 md:hidden">
    {children}
  </span>
);

const Lane = ({ share }: { readonly share: keyof typeof upright }) => (
  <span className="flex w-1/4">
    <span className={`grow ${upright[share]}`} />
  </span>
);

/** The lines of the teams above pass by; its own begins at its name. */
const Beginning = ({ index }: { readonly index: number }) => (
  <Lanes>
    {teams.slice(0, index).map((team) => (
      <Lane key={team} share="rests" />
    ))}
    <span className={`mt-4 grow border-t ${upright.rests}`} />
  </Lanes>
);

const Shares = ({ stage }: { readonly stage: Stage }) => (
  <Lanes>
    {teams.map((team) => (
      <Lane key={team} share={shareOf(team, stage)} />
    ))}
  </Lanes>
);

const scoreStyle = [
  "block border-strong border-t-2 text-left text-small",
  "md:grid md:auto-cols-fr md:grid-flow-col md:grid-cols-[8rem] md:grid-rows-[repeat(5,auto)] lg:grid-cols-[25.6%]",
].join(" ");

/** A score: a line for each team, stages across; on a narrow screen turned, with the words of a stage beside it. */
export function ExerciseFigure() {
  return (
    <table aria-labelledby={captionId("stages")} className={scoreStyle}>
      <thead className="block md:contents">
        <tr className="block md:contents">
          <th
            scope="col"
            className="label sr-only md:not-sr-only font-normal text-second md:block md:pt-2.5 lg:pt-4"
          >
            {stages.head}
          </th>
          {teams.map((team, index) => (
            <th
              key={team}
              scope="col"
              className={`py-1.5 font-normal md:-mt-2 md:py-0 md:pr-4 lg:-mt-3 ${besideLanes}`}
            >
              <Beginning index={index} />
              <span className="font-semibold lg:text-title">{`${team} `}</span>
              <span className="text-second md:block">{exerciseTeams[team]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:contents">
        {exerciseStages.map((stage, index) => (
          <tr key={stage.name} className={`border-rule border-t py-2 md:contents ${besideLanes}`}>
            <th scope="row" className="block font-semibold md:pt-2 md:pb-4 lg:text-lede">
              <Shares stage={stage} />
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
