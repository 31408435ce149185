import { type RefObject, useId, useState } from "react";
import { viewer as copy } from "../../content/products/syfor-drones/viewer.ts";
import { Choice } from "../../instruments/kit/choice.tsx";
import type { Viewer } from "./engine/viewer.ts";
import { step } from "./keys.ts";
import { type Pose, type View, views } from "./names.ts";

const square =
  "-mr-px inline-flex min-h-11 min-w-11 items-center justify-center border border-second/60 px-3 text-small text-text hover:z-1 hover:border-strong hover:bg-strong hover:text-ground focus-visible:z-1";

/** Five names in two rows where the window is narrow. */
const spans: Readonly<Record<View, string>> = {
  "three-quarter": "col-span-3",
  top: "col-span-3",
  front: "col-span-2",
  side: "col-span-2",
  payload: "col-span-2",
};

const hand: readonly (readonly [string, string, (viewer: Viewer) => void])[] = [
  [copy.hand.left, "←", ({ turn }) => turn(step.around, 0)],
  [copy.hand.right, "→", ({ turn }) => turn(-step.around, 0)],
  [copy.hand.nearer, "+", ({ approach }) => approach(step.times)],
  [copy.hand.farther, "−", ({ approach }) => approach(1 / step.times)],
];

interface ControlsProps {
  readonly viewer: RefObject<Viewer | undefined>;
  /** A view of the whole machine was chosen. */
  readonly onView: () => void;
}

export function Controls({ viewer, onView }: ControlsProps) {
  const [pose, setPose] = useState<Pose>("opened");
  const viewLabel = useId();
  const take = (next: Pose) => {
    setPose(next);
    viewer.current?.take(next);
  };
  const look = (view: View) => {
    onView();
    viewer.current?.look(view);
  };
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <Choice
        id="viewer-pose"
        legend={copy.pose}
        options={copy.poses}
        value={pose}
        onChange={take}
        className="w-full sm:w-auto"
      />
      <div className="w-full border-rule border-t sm:w-auto">
        <p id={viewLabel} className="pt-3 pb-2.5 text-small">
          {copy.view}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are commands */}
        <div role="group" aria-labelledby={viewLabel} className="isolate grid grid-cols-6 gap-y-px sm:flex">
          {views.map((view) => (
            <button
              key={view}
              type="button"
              className={`${square} ${spans[view]}`}
              onClick={() => look(view)}
            >
              {copy.views[view]}
            </button>
          ))}
        </div>
      </div>
      <div className="isolate flex">
        {hand.map(([name, sign, act]) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            className={`${square} font-mono`}
            onClick={() => viewer.current && act(viewer.current)}
          >
            {sign}
          </button>
        ))}
      </div>
    </div>
  );
}
