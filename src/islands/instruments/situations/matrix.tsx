import { situations } from "../../../content/instruments/situations.ts";
import { sensorNames, situationNames } from "./model.ts";

/** Every situation and every sensor at once, where the choice cannot be operated: on paper and without scripts. */
export function SituationMatrix() {
  return (
    <table className="situation-matrix text-small">
      <thead>
        <tr className="label text-second">
          <th scope="col">{situations.legend}</th>
          {sensorNames.map((sensor) => (
            <th key={sensor} scope="col">
              {situations.sensors[sensor]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {situationNames.map((situation) => (
          <tr key={situation}>
            <th scope="row">{situations.options[situation]}</th>
            {sensorNames.map((sensor) => {
              const { word, reason } = situations.answers[situation][sensor];
              return (
                <td key={sensor}>
                  <span className="label text-second md:hidden">{situations.sensors[sensor]} </span>
                  <b>{word}</b> <span className="text-second">{reason}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
