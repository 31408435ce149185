import { memo } from "react";
import { receiver as copy } from "../../content/instruments/receiver.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { readingText } from "../kit/quantity.ts";
import { fixesOf } from "./flight.ts";
import { FlightLines } from "./flight-lines.tsx";
import { controlOf, nominal, quantities, type ReceiverSettings, type Reception, threshold } from "./model.ts";
import { stationAt, stations } from "./station.ts";

type Mode = ReceiverSettings["mode"];

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

interface StationProps {
  readonly id: string;
  readonly mode: Mode;
  readonly value: number;
}

/** One setting, its signals and the flight that they give, each over its result. A drag leaves it alone. */
const Station = memo(({ id, mode, value }: StationProps) => {
  const found = stationAt(mode, value);
  const quantity = quantities[controlOf[mode]];
  return (
    <p id={id}>
      <span>
        {quantity.min < 0 && value > 0 ? "+" : ""}
        {readingText(value, quantity)}{" "}
      </span>
      <Bars {...found} />
      <span>{copy.tracked(found.tracked, nominal.length)} </span>
      <svg aria-hidden="true">
        <FlightLines fixes={fixesOf(found, top).filter((_, index) => index % 2 === 0)} dot={3.5} />
      </svg>
      <span>{found.error === undefined ? copy.fix[found.fix] : formatMeasure(found.error, "m")}</span>
    </p>
  );
});

interface StationsProps {
  readonly settings: ReceiverSettings;
  readonly onChoose: (part: Partial<ReceiverSettings>) => void;
}

/** The whole story at four settings of the slider; pressing one sets it there. */
export function Stations({ settings: { mode, ...settings }, onChoose }: StationsProps) {
  const control = controlOf[mode];
  return (
    <ol className="stations">
      {stations[mode].map((value, index) => {
        const id = `receiver-at-${index}`;
        return (
          <li key={value} aria-current={settings[control] === value || undefined}>
            <Station id={id} mode={mode} value={value} />
            <button
              type="button"
              aria-labelledby={id}
              className="operable"
              onClick={() => onChoose({ [control]: value })}
            />
          </li>
        );
      })}
    </ol>
  );
}
