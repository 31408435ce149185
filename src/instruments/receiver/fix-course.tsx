import { memo } from "react";
import { receiver as copy } from "../../content/instruments/receiver.ts";
import { percent } from "../kit/place.ts";
import { percentOf } from "../kit/quantity.ts";
import { courseOf, stretchesOf } from "./course.ts";
import { controlOf, firstLostAt, fixLostAt, nominal, quantities, type ReceiverSettings } from "./model.ts";

const all = nominal.length;

/** Percent down: words, the staircase of tracked satellites, and what is lost where. */
const [top, foot] = [24, 76];
/** Of the stretches after the first: what is lost where each begins, written towards the side that has room. */
const losses = [
  { words: copy.drawing.firstLost(firstLostAt), textAnchor: "end", dx: "-0.5em" },
  { words: copy.drawing.fixLost(fixLostAt), textAnchor: "start", dx: "0.5em" },
] as const;

interface CourseProps {
  readonly mode: ReceiverSettings["mode"];
  readonly fix: string;
}

/** A drag changes it only where the fix does. */
const Course = memo(({ mode, fix: present }: CourseProps) => {
  const steps = courseOf(mode);
  const stretches = stretchesOf(steps);
  const stairs = steps.map(({ from, tracked }) => `H${+from.toFixed(1)}V${all - tracked}`).join("");
  return (
    <>
      <svg
        y={percent(top)}
        height={percent(foot - top)}
        viewBox={`0 0 100 ${all}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 ${all}${stairs}H100V${all}`} className="fill-plate" />
        <path
          d={`M0 0${stairs}H100M0 ${all}H100`}
          fill="none"
          className="stroke-text"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {stretches.slice(1).map(({ fix, from }, index) => {
        const x = percent(from);
        const { words, ...side } = losses[index] ?? {};
        return (
          <g key={fix}>
            <line x1={x} x2={x} y1={percent(top)} y2="100%" className="stroke-second" />
            <text x={x} y="100%" dy="-0.2em" {...side} className="fill-text">
              {words}
              <tspan className="max-lg:hidden">{copy.drawing.lossUnit}</tspan>
            </text>
          </g>
        );
      })}
      {stretches.length === 1 && (
        <text x="50%" y="100%" dy="-0.2em" textAnchor="middle" className="fill-text">
          {copy.drawing.unseen}
        </text>
      )}
      <g textAnchor="middle">
        {stretches.map(({ fix, from, to, most, least }) => (
          <text
            key={fix}
            x={percent((from + to) / 2)}
            y="0.9em"
            className={fix === present ? "fill-text" : undefined}
          >
            {copy.fix[fix]}
            <tspan className="max-xl:hidden">{copy.drawing.stretch(most, least)}</tspan>
          </text>
        ))}
      </g>
    </>
  );
});

/** Under the slider, on its scale: what each setting leads to, and where it stands now. */
export function FixCourse({ settings, fix }: { readonly settings: ReceiverSettings; readonly fix: string }) {
  const control = controlOf[settings.mode];
  const x = percent(percentOf(settings[control], quantities[control]));
  return (
    <svg className="block h-[6em] w-full overflow-visible fill-second md:h-[7.5em]" aria-hidden="true">
      <Course mode={settings.mode} fix={fix} />
      <line
        x1={x}
        x2={x}
        y1={percent(top - 4)}
        y2={percent(foot + 4)}
        className="stroke-text"
        strokeWidth="3"
      />
    </svg>
  );
}
