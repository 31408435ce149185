import { memo } from "react";
import { receiver as copy } from "../../../content/instruments/receiver.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { readingText } from "../kit/quantity.ts";
import { fixesOf } from "./flight.ts";
import { FlightLines } from "./flight-lines.tsx";
import { controlOf, nominal, quantities, type ReceiverSettings, type Reception, threshold } from "./model.ts";
import { type Station, settingsAt, stationAt, stations } from "./station.ts";

/** Percent across from bar to bar. */
const [inset, pitch, barWidth] = [2, 12.5, 8];
const top = nominal[0];

const bar = (level: number, index: number) =>
  `M${inset + index * pitch} ${top}V${+(top - Math.max(0, level)).toFixed(1)}h${barWidth}V${top}`;

/** Full while tracked, hollow when lost, as in the large drawing. */
function Bars({ levels, tracked }: Pick<Reception, "levels" | "tracked">) {
  const bars = levels.map(bar);
  const crossing = top - threshold;
  return (
    <svg viewBox={`0 0 100 ${top}`} preserveAspectRatio="none" aria-hidden="true">
      <path
        d={`M0 ${crossing}H100`}
        className="stroke-text"
        strokeDasharray="5 4"
        vectorEffect="non-scaling-stroke"
      />
      <path d={bars.slice(0, tracked).join("")} className="fill-text" />
      <path
        d={`M${inset} ${crossing}H${tracked * pitch}`}
        className="stroke-ground"
        strokeDasharray={`${barWidth} ${pitch - barWidth}`}
      />
      <path
        d={`${bars.slice(tracked).join("")}M0 ${top}H100`}
        className="stroke-text"
        fill="none"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

interface StationFigureProps {
  readonly id: string;
  readonly station: Station;
}

function nameOf({ mode, value }: Station): string {
  const quantity = quantities[controlOf[mode]];
  const sign = quantity.min < 0 && value > 0 ? "+" : "";
  return `${copy.mode.options[mode]} ${sign}${readingText(value, quantity)} `;
}

/** One setting, its signals and the flight that they give, each over its result. A drag leaves it alone. */
const StationFigure = memo(({ id, station }: StationFigureProps) => {
  const found = stationAt(station);
  return (
    <p id={id}>
      <span>{nameOf(station)}</span>
      <Bars {...found} />
      <span>{copy.tracked(found.tracked, nominal.length)} </span>
      <svg aria-hidden="true">
        <FlightLines
          fixes={fixesOf(found, top).filter((_, index) => index % 2 === 0)}
          dot={3.5}
          endsWrong={Boolean(found.error)}
        />
      </svg>
      <span>
        {found.error === undefined ? copy.fix[found.fix] : copy.drawing.off(formatMeasure(found.error, "m"))}
      </span>
    </p>
  );
});

interface StationsProps {
  readonly settings: ReceiverSettings;
  readonly onChoose: (part: Partial<ReceiverSettings>) => void;
}

/** The whole story at four settings; pressing one sets it there. */
export function Stations({ settings, onChoose }: StationsProps) {
  return (
    <ol className="stations">
      {stations.map((station, index) => {
        const { mode, value } = station;
        const id = `receiver-at-${index}`;
        const isCurrent = settings.mode === mode && settings[controlOf[mode]] === value;
        return (
          <li key={id} aria-current={isCurrent || undefined}>
            <StationFigure id={id} station={station} />
            <button
              type="button"
              aria-labelledby={id}
              className="operable"
              onClick={() => onChoose(settingsAt(station))}
            />
          </li>
        );
      })}
    </ol>
  );
}
