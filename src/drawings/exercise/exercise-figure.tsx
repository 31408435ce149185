import {
  type ExerciseTeam,
  exerciseMarks,
  exerciseStages,
  exerciseTeams,
} from "../../content/products/cyber-warfare-simulation/page.ts";

const bars = {
  carries: "border-t-[1.25rem]",
  standsIn: "border border-dashed",
  rests: "",
};

const shareOf = (team: ExerciseTeam, { teams, standIns }: (typeof exerciseStages)[number]) => {
  if (teams.includes(team)) return "carries";
  return standIns?.includes(team) ? "standsIn" : "rests";
};

/** Stages across, teams down; a bar where a team carries the stage. */
export function ExerciseFigure() {
  return (
    <>
      <table className="w-full table-fixed border-collapse text-left">
        <thead>
          <tr>
            <td className="w-14 md:w-20 lg:w-28" />
            {exerciseStages.map(({ name }, index) => (
              <th
                key={name}
                scope="col"
                className="border-strong border-t-2 pt-3 pr-1 pb-6 align-top font-normal lg:pb-10"
              >
                <span className="label block text-second">{index + 1}</span>
                <span className="sr-only md:not-sr-only md:block md:font-semibold lg:text-title">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {exerciseTeams.map((team) => (
            <tr key={team} className="border-rule border-t">
              <th scope="row" className="label py-4 font-normal">
                {team}
              </th>
              {exerciseStages.map((stage) => {
                const share = shareOf(team, stage);
                return (
                  <td key={stage.name} className="py-4">
                    <span data-carries={share} className={`block h-5 border-text ${bars[share]}`}>
                      <span className="sr-only">{exerciseMarks[share]}</span>
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ol className="label mt-4 grid gap-1 md:hidden" aria-hidden="true">
        {exerciseStages.map(({ name }, index) => (
          <li key={name}>
            <span className="inline-block w-6 text-second">{index + 1}</span>
            {name}
          </li>
        ))}
      </ol>
    </>
  );
}
