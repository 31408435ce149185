import { memo } from "react";
import { receiver as copy } from "../../content/instruments/receiver.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { readingText } from "../kit/quantity.ts";
import { stationAt } from "./course.ts";
import { controlOf, nominal, quantities, type ReceiverSettings, threshold } from "./model.ts";

type Mode = ReceiverSettings["mode"];

/** Settings worth a look, drawn beforehand: nobody has to move anything to see what happens. */
export const stations: Readonly<Record<Mode, readonly number[]>> = {
  jamming: [quantities.interference.initial, 10, 15, 20],
  spoofing: [quantities.minutes.initial, 2, 5, 10],
};

/** Percent across to each of the four, and from bar to bar in it. */
const column = 25;
const [inset, pitch, barWidth] = [2, 2.5, 1.5];
const top = nominal[0];

/** A bar while tracked, a stalk when lost. */
const bar = (level: number, x: number) =>
  `M${x} ${top}V${+(top - Math.max(0, level)).toFixed(1)}${level < threshold ? "" : `h${barWidth}V${top}z`}`;

const caption = (mode: Mode, value: number) => {
  const { tracked, fix, error } = stationAt(mode, value);
  const quantity = quantities[controlOf[mode]];
  return [
    `${quantity.min < 0 && value > 0 ? "+" : ""}${readingText(value, quantity)}`,
    copy.tracked(tracked, nominal.length),
    error === undefined ? copy.fix[fix] : formatMeasure(error, "m"),
  ];
};

/** From its place on the scale above to each of the four, and all their bars in one. */
const Drawn = memo(({ mode }: { readonly mode: Mode }) => {
  const all = stations[mode].map((value) => stationAt(mode, value));
  const leaders = all.map(({ from }, index) => `M${+from.toFixed(1)} 0L${index * column} 100`).join("");
  const bars = all.flatMap(({ levels }, index) =>
    levels.map((level, place) => bar(level, index * column + inset + place * pitch)),
  );
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={leaders} className="stroke-second" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg viewBox={`0 0 100 ${top}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={bars.join("")} className="fill-text stroke-text" vectorEffect="non-scaling-stroke" />
        <path
          d={`M0 ${top - threshold}H100`}
          className="stroke-second"
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </>
  );
});

interface StationsProps {
  readonly settings: ReceiverSettings;
  readonly onChoose: (part: Partial<ReceiverSettings>) => void;
}

/** The same eight signals at four settings of the slider; pressing one sets it there. */
export function Stations({ settings: { mode, ...settings }, onChoose }: StationsProps) {
  const control = controlOf[mode];
  return (
    <div className="stations">
      <Drawn mode={mode} />
      <ol>
        {stations[mode].map((value, index) => {
          const id = `receiver-at-${index}`;
          return (
            <li key={value} aria-current={settings[control] === value}>
              <p id={id}>
                {caption(mode, value).map((line) => (
                  <span key={line}>{line} </span>
                ))}
              </p>
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
    </div>
  );
}
