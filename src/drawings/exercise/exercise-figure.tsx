import {
  type ExerciseTeam,
  exerciseStages,
  exerciseTeams,
  otherShares,
  stages,
} from "../../content/products/cyber-warfare-simulation/page.ts";
import { captionId } from "../../ui/figure-frame.tsx";

const teams = Object.keys(exerciseTeams) as ExerciseTeam[];
const head = "pr-3 align-top font-normal md:border-strong md:border-t-2 md:py-3 print:table-cell";

interface PartProps {
  readonly team: ExerciseTeam;
  readonly stage: (typeof exerciseStages)[number];
}

/** What the team does in the stage; on a narrow screen after its name, if it does anything. */
function Part({ team, stage: { parts, standIns } }: PartProps) {
  const own = parts[team];
  const standsIn = standIns?.includes(team);
  return (
    <td
      className={`md:py-3 md:pr-3 print:table-cell ${own || standsIn ? "max-md:grid max-md:grid-cols-[3rem_1fr]" : "max-md:hidden"}`}
    >
      <span className="text-second md:hidden print:hidden">{`${team} `}</span>
      <span className={own ? "" : "text-second"}>{own ?? otherShares[standsIn ? "standsIn" : "rests"]}</span>
    </td>
  );
}

/** Stages down, teams across from the fourth column of the page; on a narrow screen one below the other, once with what they are for and then under each stage. */
export function ExerciseFigure() {
  return (
    <table
      aria-labelledby={captionId("stages")}
      className="w-full table-fixed border-collapse border-rule border-b text-left text-small max-md:block print:table"
    >
      <thead className="max-md:block print:table-header-group">
        <tr className="max-md:block max-md:border-strong max-md:border-t-2 max-md:py-2 print:table-row">
          <th scope="col" className={`label w-[25.6%] text-second max-md:sr-only print:not-sr-only ${head}`}>
            {stages.head}
          </th>
          {teams.map((team) => (
            <th
              key={team}
              scope="col"
              className={`grid grid-cols-[3.75rem_1fr] items-baseline md:table-cell ${head}`}
            >
              <span className="font-semibold lg:text-title">{`${team} `}</span>
              <span className="text-second md:block">{exerciseTeams[team]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block print:table-row-group">
        {exerciseStages.map((stage, index) => (
          <tr
            key={stage.name}
            className="border-rule border-t grid grid-cols-[2fr_3fr] max-md:py-2 md:table-row print:table-row"
          >
            <th scope="row" className="font-semibold row-span-4 md:py-3 print:table-cell">
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
