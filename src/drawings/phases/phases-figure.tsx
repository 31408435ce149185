import { trial } from "../../content/products/gnss-jamming-spoofing/copy.ts";

/** Turns of the error, a hundred across to a phase, a hundred down: small, then large, then settling. */
const turns =
  "0 84 8 86 14 82 24 87 30 84 45 86 51 82 62 87 76 83 83 85 98 86 111 61 116 65 129 36 134 47 139 42 150 27 155 34 160 31 169 23 177 39 184 33 187 36 197 26 214 58 218 55 237 71 242 68 253 74 257 73 275 85 282 82 291 86 300 84"
    .split(" ")
    .map(Number);
/** Level at every turn: each is reached as softly as it is left. */
const trace = turns.reduce((path, x, index) => {
  const [fromX = 0, fromY = 0, y = 0] = [turns[index - 2], turns[index - 1], turns[index + 1]];
  if (index === 0 || index % 2) return path;
  const reach = Math.round((x - fromX) * 0.45);
  return `${path}c${reach} 0 ${x - fromX - reach} ${y - fromY} ${x - fromX} ${y - fromY}`;
}, `M0 ${turns[1]}`);

const [on, off] = [100, 200];
/** From here on the error is over its limit, and from there on ordinary again. */
const exceeded = 103;
const recovered = 265;
const ordinary = 79;
const dimension = 24;
/** Time runs along it, below the error. */
const axis = 99.5;
const across = (value: number) => `${(value / 3).toFixed(1)}%`;
/** Below the error, whether the receiver says so: late, and here not for long enough. Dotted, where it should. */
const warned = { from: 114, to: 244, top: 106, middle: 111.5, foot: 117 };
const whole = 120;
const down = (value: number) => `${((value / whole) * 100).toFixed(1)}%`;

/** How the three phases look in a log. A gutter wider than seen, so that its thirds begin where columns do. */
export function PhasesFigure() {
  const { axes, position, error } = trial;
  const [kind, limit] = trial.usual;
  const { long, short } = trial.recovering;
  const [warning, by, faults] = trial.warning;
  return (
    <svg
      aria-hidden="true"
      className="label block h-50 w-[calc(100%+var(--gutter))] overflow-visible fill-second md:h-72"
    >
      <rect x={across(on)} width={across(on)} height="100%" className="fill-plate" />
      <line
        x2="100%"
        y1={down(ordinary)}
        y2={down(ordinary)}
        className="stroke-second"
        strokeDasharray="7 4"
      />
      <svg aria-hidden="true" viewBox={`0 0 300 ${whole}`} preserveAspectRatio="none" fill="none">
        <path
          d={`M0 ${axis}H300M0 ${whole}H300M${on} 0V${whole}M${off} 0V${whole}`}
          className="stroke-text"
          vectorEffect="non-scaling-stroke"
        />
        <path d={trace} className="stroke-text" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        <path
          d={[warned.top, warned.foot]
            .map((y) => `M${exceeded} ${y}H${warned.from}M${warned.to} ${y}H${recovered}`)
            .join("")}
          className="stroke-text"
          strokeDasharray="2 3"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${recovered} ${dimension}V${whole}`}
          className="stroke-second"
          strokeDasharray="2 3"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${off} ${dimension}H${recovered}M${off} ${dimension - 3}v6M${recovered} ${dimension - 3}v6`}
          className="stroke-signal"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <rect
        x={across(warned.from)}
        width={across(warned.to - warned.from)}
        y={down(warned.top)}
        height={down(warned.foot - warned.top)}
        className="fill-text"
      />
      <text y={down(warned.middle)} dy="0.35em">
        {warning}
        <tspan className="max-sm:hidden"> {by}</tspan>
      </text>
      <text
        x={across((warned.from + warned.to) / 2)}
        y={down(warned.middle)}
        dy="0.35em"
        textAnchor="middle"
        className="fill-ground"
      >
        {faults}
      </text>
      <text y="2.6em">
        {axes.up}
        <tspan className="max-sm:hidden">{position}</tspan>
        {error}
      </text>
      <text y={down(ordinary)} dy="-0.5em">
        <tspan className="max-sm:hidden">{kind}</tspan>
        {limit}
      </text>
      <g className="fill-text">
        {[on, off].map((x, index) => (
          <text key={x} x={across(x)} dx="0.5em" y="1.2em">
            {trial.marks[index]}
          </text>
        ))}
        <g textAnchor="end">
          <text x="100%" y={down(axis)} dy="-0.4em" className="-translate-x-(--gutter) max-sm:hidden">
            {axes.across}
          </text>
          <text x={across(recovered)} y={down(axis)} dx="-0.6em" dy="-0.4em" className="sm:hidden">
            {axes.across}
          </text>
        </g>
        <text x={across(off)} y={down(dimension)} dx="0.5em" dy="-0.6em">
          <tspan className="max-sm:hidden">{long}</tspan>
          <tspan className="sm:hidden">{short}</tspan>
        </text>
      </g>
    </svg>
  );
}
