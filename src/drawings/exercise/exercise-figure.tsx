import {
  type ExerciseTeam,
  exerciseStages,
  exerciseTeams,
  otherShares,
  stages,
} from "../../content/products/cyber-warfare-simulation/page.ts";
import { captionId } from "../../ui/figure-frame.tsx";

const marks = {
  takesPart: "bg-text",
  standsIn: "border-[1.5px] border-text",
  rests: "h-px! w-2.5 bg-second",
};

const teams = Object.keys(exerciseTeams) as ExerciseTeam[];

const shareOf = (team: ExerciseTeam, { parts, standIns }: (typeof exerciseStages)[number]) => {
  const part = parts[team];
  if (part) return { share: "takesPart", text: part } as const;
  const share = standIns?.includes(team) ? "standsIn" : "rests";
  return { share, text: otherShares[share] } as const;
};

const head = "border-strong border-t-2 py-3 pr-1 align-top font-normal";

type Share = keyof typeof marks;
const shares = Object.keys(marks) as Share[];

/** What each mark means, below the squares that it explains. */
function Key() {
  return (
    <ul
      aria-hidden="true"
      className="flex flex-wrap gap-x-6 gap-y-1 border-rule border-t pt-3 text-small md:hidden"
    >
      {shares.map((share) => (
        <li key={share} className="flex items-center gap-2">
          <span className={`size-3.5 ${marks[share]}`} />
          {stages.key[share]}
        </li>
      ))}
    </ul>
  );
}

/** Stages down, teams across from the fourth column of the page; what each does, or on a phone a square where it takes part. */
export function ExerciseFigure() {
  return (
    <>
      <table
        aria-labelledby={captionId("stages")}
        className="w-full table-fixed border-collapse border-rule text-left text-small md:border-b"
      >
        <thead>
          <tr>
            <th scope="col" className={`label w-[6.4rem] text-second md:w-[25.6%] ${head}`}>
              {stages.head}
            </th>
            {teams.map((team) => (
              <th key={team} scope="col" className={head}>
                <span className="font-semibold max-sm:text-[0.8125rem] lg:text-title">{team}</span>
                <span className="hidden text-second md:block">{exerciseTeams[team]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {exerciseStages.map((stage, index) => (
            <tr key={stage.name} className="border-rule border-t">
              <th scope="row" className="py-3 font-semibold">
                <span className="label font-normal text-second">{`${index + 1} `}</span>
                {stage.name}
              </th>
              {teams.map((team) => {
                const { share, text } = shareOf(team, stage);
                return (
                  <td key={team} className="py-3 pr-1">
                    <span className={`block size-4 md:hidden ${marks[share]}`} />
                    <span className={`max-md:sr-only ${share === "takesPart" ? "" : "text-second"}`}>
                      {text}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Key />
    </>
  );
}
