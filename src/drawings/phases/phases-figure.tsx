import { trial } from "../../content/products/gnss-jamming-spoofing/trial.ts";

/** Turns of the error, in percent across and down: small, then large, then settling. */
const turns =
  "0 84 2.6 86 4.4 82.5 7.7 87 9.6 84 11.2 85.5 14.6 82 16.5 86.5 19 85 21.8 87 24.9 82.5 27 85 29.2 83.5 32.6 86 36.8 61 38.4 65 42.7 36 44.2 47 46.1 42 49.6 27 51.3 34 53 31.5 56.2 23 58.8 39 60.9 33 62.1 36 65.4 26 71 58 72.4 55.5 78.6 71 80.4 68.5 84 74 85.2 73 91.4 85 93.6 82 96.2 86 98.3 83.5 100 85"
    .split(" ")
    .map(Number);
const place = (index: number) => ({ x: turns[2 * index] ?? 0, y: turns[2 * index + 1] ?? 0 });
/** Level at every turn: each is reached as softly as it is left. */
const trace = Array.from({ length: turns.length / 2 - 1 }, (_, index) => {
  const [from, to] = [place(index), place(index + 1)];
  const reach = ((to.x - from.x) * 0.45).toFixed(1);
  return `c${reach} 0 ${(to.x - from.x - Number(reach)).toFixed(1)} ${to.y - from.y} ${(to.x - from.x).toFixed(1)} ${to.y - from.y}`;
}).join("");

const on = 100 / 3;
const off = 200 / 3;
/** From here on the error is ordinary again. */
const recovered = 88.3;
const ordinary = 79;
const bracket = 25;
const share = (value: number) => `${value.toFixed(2)}%`;

/** How the three phases look in a log. A gutter wider than seen, so that its thirds begin where columns do. */
export function PhasesFigure() {
  const { phases, axis, error, usual } = trial;
  const [until, then] = trial.recovering;
  return (
    <svg
      aria-hidden="true"
      className="label block h-42 overflow-visible w-[calc(100%+var(--gutter))] fill-second md:h-54"
    >
      <rect x={share(on)} width={share(on)} height="100%" className="fill-plate" />
      <line
        x2="100%"
        y1={share(ordinary)}
        y2={share(ordinary)}
        className="stroke-second"
        strokeDasharray="2 4"
      />
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" fill="none">
        <path d="M0 99.5H100" className="stroke-strong" vectorEffect="non-scaling-stroke" />
        <path
          d={`M0 ${turns[1]}${trace}`}
          className="stroke-text"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${off} ${bracket + 4}V${bracket}H${recovered}V${ordinary}`}
          className="stroke-signal"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <text y="2.6em">
        <tspan className="max-sm:hidden">{axis} </tspan>
        {error}
      </text>
      <text y={share(ordinary)} dy="-0.5em">
        {usual}
        <tspan className="max-sm:hidden"> {error}</tspan>
      </text>
      {[on, off].map((x, index) => (
        <g key={x}>
          <line x1={share(x)} x2={share(x)} y2="100%" className="stroke-text" />
          <text x={share(x)} dx="0.5em" y="0.9em" className="fill-text">
            {trial.marks[index]}
          </text>
        </g>
      ))}
      <g textAnchor="end" className="fill-text">
        <text x={share(recovered)} y={share(bracket)} dx="-0.6em" dy="1.4em">
          {until}
          <tspan className="max-sm:hidden"> {then}</tspan>
        </text>
        <text x={share(recovered)} y={share(bracket)} dx="-0.6em" dy="2.7em" className="sm:hidden">
          {then}
        </text>
      </g>
      {phases.map(({ title }, index) => (
        <text key={title} x={share(index * on)} y="100%" dy="1.3em" className="sm:hidden">
          {title}
        </text>
      ))}
    </svg>
  );
}
