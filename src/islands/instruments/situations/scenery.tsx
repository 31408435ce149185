import type { ReactNode } from "react";
import { situations } from "../../../content/instruments/situations.ts";
import { percent } from "../../../ui/place.ts";

const { drawing } = situations;

/** A figure of its own measure, standing at a place of the drawing. */
function At({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
      <g className="lg:[scale:1.6]">{children}</g>
    </svg>
  );
}

/** Where the pilot stands, and how high the antenna reaches, in percent across and down. */
const pilot = { x: 90, y: 100, antenna: 82 };

/** Where it is flown from: by radio with an antenna, by fiber without. */
export function Station({ by }: { readonly by: keyof typeof drawing }) {
  return (
    <At x={pilot.x} y={pilot.y}>
      <path d="M-20 0v-16h32v16z" className="fill-ground stroke-text" strokeWidth="1.5" />
      <text y="-8" textAnchor="end" className="label fill-text lg:[font-size:calc(var(--text-caption)/1.6)]">
        {drawing[by].map((word, index, { length }) => (
          <tspan key={word} x="-24" dy={index === 0 ? `${1.2 * (1 - length)}em` : "1.2em"}>
            {word}
          </tspan>
        ))}
      </text>
    </At>
  );
}

/** What a passive receiver hears: the link between the pilot's antenna and the drone. */
export function RadioLink({ to }: { readonly to: { readonly x: number; readonly y: number } }) {
  const [x, top] = [percent(pilot.x), percent(pilot.antenna)];
  return (
    <>
      <line x1={x} x2={x} y1={top} y2="100%" className="stroke-text" strokeWidth="1.5" />
      <line
        x1={x}
        y1={top}
        x2={percent(to.x)}
        y2={percent(to.y)}
        className="stroke-second"
        strokeDasharray="9 4"
      />
      <At x={pilot.x} y={pilot.antenna}>
        <path
          d="M-6 5a9 9 0 0 1 0-10M-11 8a15 15 0 0 1 0-16M6 5a9 9 0 0 0 0-10M11 8a15 15 0 0 0 0-16"
          className="stroke-text"
          strokeWidth="1.5"
          fill="none"
        />
      </At>
    </>
  );
}

export function Stretched({ children }: { readonly children: ReactNode }) {
  return (
    <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}

export const still = { vectorEffect: "non-scaling-stroke" } as const;

const waypoints = [
  [97, 44],
  [89, 16],
  [78, 36],
] as const;

export function Waypoints() {
  return (
    <>
      <Stretched>
        <path
          d={`M${waypoints.map((point) => point.join(" ")).join("L")}L66 24`}
          className="stroke-second"
          strokeDasharray="2 4"
          fill="none"
          {...still}
        />
      </Stretched>
      {waypoints.map(([x, y]) => (
        <At key={x} x={x} y={y}>
          <rect x="-3.5" y="-3.5" width="7" height="7" className="fill-ground stroke-text" />
        </At>
      ))}
    </>
  );
}

const fogLines = Array.from({ length: 22 }, (_, index) => 3 + index * 4.4);

export function Fog() {
  return fogLines.map((y, index) => (
    <line
      key={y}
      x1={`${34 + ((index * 7) % 11)}%`}
      x2={`${94 + ((index * 5) % 7)}%`}
      y1={percent(y)}
      y2={percent(y)}
      className="stroke-rule"
      strokeDasharray={index % 2 ? "34 6" : "52 9"}
      strokeWidth="2"
    />
  ));
}

const loudness = [10, 22, 14, 30, 18, 26, 9, 20, 12];

export function Noise() {
  return (
    <At x={27} y={71.5}>
      {loudness.map((height, index) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of bars.
          key={index}
          x1={index * 5}
          x2={index * 5}
          y1={-height / 2}
          y2={height / 2}
          className="stroke-text"
          strokeWidth="2"
        />
      ))}
    </At>
  );
}

export function Clutter() {
  return (
    <At x={70} y={100}>
      <path
        transform="translate(-40 0)"
        d="M0 0v-22h16v22M22 0v-34h14v34M44 0v-16h20v16M70 0v-26l9-9l9 9v26M-22 0v-14M-22-14m-6 0a6 8 0 1 1 12 0a6 8 0 1 1-12 0"
        className="fill-ground stroke-text"
        strokeWidth="1.5"
      />
    </At>
  );
}
