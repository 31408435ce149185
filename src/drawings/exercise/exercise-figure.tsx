import {
  exerciseMarks,
  exerciseStages,
  exerciseTeams,
} from "../../content/products/cyber-warfare-simulation.ts";

/** Stages across, teams down; a bar where a team carries the stage. */
export function ExerciseFigure() {
  return (
    <>
      <table className="w-full table-fixed border-collapse text-left">
        <thead>
          <tr>
            <td className="w-14 md:w-28" />
            {exerciseStages.map(({ name }, index) => (
              <th
                key={name}
                scope="col"
                className="border-strong border-t-2 pt-3 pr-1 pb-6 align-top font-normal md:pb-12"
              >
                <span className="label block text-second">{index + 1}</span>
                <span className="sr-only md:not-sr-only md:block md:font-semibold md:text-title">{name}</span>
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
              {exerciseStages.map(({ name, teams, again }) => {
                const carries = teams.includes(team);
                return (
                  <td key={name} className="py-4">
                    <span
                      data-carries={carries || undefined}
                      data-again={again}
                      className="block h-5 border-text data-carries:border-t-[1.25rem] data-carries:data-again:border-signal"
                    >
                      <span className="sr-only">{carries ? exerciseMarks.carries : exerciseMarks.rests}</span>
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
