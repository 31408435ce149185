import { exerciseCopy } from "../../../content/instruments/exercise.ts";

const { clock, phases } = exerciseCopy.drawing;
const box = { y: 1, width: 22, height: 12 };

const swatches = [
  { name: phases.running, mark: <path d="M0 7h22" strokeWidth="3" className="stroke-text" /> },
  { name: phases.unnoticed, mark: <rect {...box} className="fill-signal" /> },
  { name: phases.waiting, mark: <rect {...box} className="fill-rule" /> },
  { name: phases.restoring, mark: <rect {...box} fill="url(#exercise-hatch)" className="stroke-text" /> },
];

/** What the bars mean, and from when the clock counts. A phone, which keeps them in sight above the controls, has one line for it: the bars. */
export function Legend() {
  return (
    <ul className="mt-[0.6em] flex flex-wrap gap-x-[1.6em] max-sm:-ml-[2.8em] max-sm:gap-x-[0.8em]">
      {swatches.map(({ name, mark }) => (
        <li
          key={name}
          className="flex items-center gap-[0.6em] whitespace-nowrap max-sm:gap-[0.4em] max-sm:first:hidden"
        >
          <svg aria-hidden="true" viewBox="0 0 22 14" className="h-[0.9em] overflow-visible max-sm:w-[1.2em]">
            {mark}
          </svg>
          {name}
        </li>
      ))}
      <li className="text-second max-sm:hidden lg:ml-auto">{clock}</li>
    </ul>
  );
}
