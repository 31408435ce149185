import { type FlightModeFigure as Mode, modes } from "../../content/products/syfor-drones/copy.ts";
import { type Place, square } from "../sketch/sketch.tsx";

/** Over the ground, on which its foot stands, what each mode draws in the air: the path, the points that define it, and where the aircraft is now. */
const drawings: Record<
  Mode,
  {
    path: string;
    points?: readonly Place[];
    extra?: string;
    at: Place;
  }
> = {
  loiter: {
    path: "M100 92V46",
    points: [[100, 88]],
    extra: "M74 40a26 9 0 1 0 52 0a26 9 0 1 0-52 0",
    at: [100, 40],
  },
  waypoints: {
    path: "M14 92L42 34L86 58L124 22L158 50L186 30",
    points: [
      [14, 88],
      [42, 34],
      [86, 58],
      [124, 22],
      [158, 50],
    ],
    at: [186, 30],
  },
  guided: {
    path: "M22 88C60 20 112 14 164 40",
    points: [[22, 88]],
    extra: "M164 92V50M150 92h28",
    at: [164, 40],
  },
  follow: {
    path: "M14 52C52 40 84 64 116 46S158 38 170 38",
    extra: "M14 88H166M170 44V84",
    points: [[170, 88]],
    at: [170, 38],
  },
  return: { path: "M176 66V22H44V52", points: [[176, 66]], extra: "M44 60V84M26 92V86H62V92", at: [44, 52] },
};

export function FlightModeFigure({ mode }: { readonly mode: Mode }) {
  const { path, points, extra, at } = drawings[mode];
  return (
    <svg
      viewBox="-4 0 208 92"
      className="sketch block w-full overflow-visible lg:max-w-[12.5rem]"
      aria-hidden="true"
      fill="none"
    >
      {extra && <path d={extra} className="stroke-second" strokeDasharray="3 3" />}
      <path d={path} className="stroke-text" strokeWidth="2" strokeLinejoin="round" />
      {points && (
        <path
          d={points.map((point) => square(point, 4)).join("")}
          className="fill-ground stroke-text"
          strokeWidth="1.5"
        />
      )}
      <path d={square(at, 7)} className="fill-text" />
    </svg>
  );
}

const keys = [
  { name: modes.key.aircraft, mark: <path d="M5 1h12v12h-12z" className="fill-text" /> },
  { name: modes.key.path, mark: <path d="M0 7h22" className="stroke-text" strokeWidth="2" /> },
  { name: modes.key.point, mark: <path d="M7 3h8v8h-8z" className="stroke-text" strokeWidth="1.5" /> },
  { name: modes.key.kept, mark: <path d="M0 7h22" className="stroke-second" strokeDasharray="3 3" /> },
];

/** What the marks of all five mean. */
export const FlightModeKey = ({ className }: { readonly className: string }) => (
  <ul className={`label flex flex-wrap gap-x-6 ${className}`}>
    {keys.map(({ name, mark }) => (
      <li key={name} className="flex items-center gap-2">
        <svg viewBox="0 0 22 14" className="h-[0.9em]" aria-hidden="true" fill="none">
          {mark}
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
