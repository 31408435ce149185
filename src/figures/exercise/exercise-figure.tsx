import { exerciseMarks, exerciseStages, exerciseTeams } from "../../content/cyber-warfare-simulation.ts";

/** Stages across, teams down; a bar where a team carries the stage. */
export function ExerciseFigure() {
  return (
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
              <span className="block break-words font-semibold text-[0.72rem] md:text-title">{name}</span>
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
                    className="block h-5 data-carries:bg-text data-carries:data-again:bg-signal"
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
  );
}
