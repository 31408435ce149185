import { memo } from "react";
import { receiver as copy } from "../../content/instruments/receiver.ts";
import { percent } from "../kit/place.ts";
import { percentOf } from "../kit/quantity.ts";
import { courseOf, stationAt } from "./course.ts";
import { controlOf, firstLostAt, fixLostAt, nominal, quantities, type ReceiverSettings } from "./model.ts";

const all = nominal.length;

/** What is lost where, written towards the side that has room. */
const losses = [
  { at: firstLostAt, words: copy.drawing.firstLost(firstLostAt), textAnchor: "end", dx: "-0.5em" },
  { at: fixLostAt, words: copy.drawing.fixLost(fixLostAt), textAnchor: "start", dx: "0.5em" },
] as const;

const Losses = () =>
  losses.map(({ at, words, ...side }) => {
    const x = percent(stationAt("jamming", at).from);
    return (
      <g key={at}>
        <line x1={x} x2={x} y2="100%" className="stroke-second" />
        <text x={x} y="1.05em" {...side}>
          {words}
          <tspan className="max-lg:hidden">{copy.drawing.lossUnit}</tspan>
        </text>
      </g>
    );
  });

/** A drag leaves it alone. */
const Course = memo(({ mode }: Pick<ReceiverSettings, "mode">) => {
  const stairs = courseOf(mode)
    .map(({ from, tracked }) => `H${+from.toFixed(1)}V${all - tracked}`)
    .join("");
  return (
    <>
      <svg viewBox={`0 0 100 ${all}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${all}${stairs}H100V${all}`} className="fill-plate" />
        <path
          d={`M0 0${stairs}H100M0 ${all}H100`}
          fill="none"
          className="stroke-text"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {mode === "jamming" ? (
        <Losses />
      ) : (
        <text x="50%" y="1.3em" textAnchor="middle">
          {copy.drawing.unseen}
        </text>
      )}
    </>
  );
});

/** Under the slider, on its scale: how many are tracked at each setting, and where it stands now. */
export function FixCourse({ settings }: { readonly settings: ReceiverSettings }) {
  const control = controlOf[settings.mode];
  const x = percent(percentOf(settings[control], quantities[control]));
  return (
    <svg className="block h-[2em] w-full overflow-visible fill-text" aria-hidden="true">
      <Course mode={settings.mode} />
      <line x1={x} x2={x} y1="-3" y2="100%" className="stroke-text" strokeWidth="3" />
    </svg>
  );
}
