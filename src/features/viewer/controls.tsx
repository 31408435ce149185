import { useId } from "react";
import { viewer } from "../../content/products/syfor-drones/viewer.ts";
import { type Pose, type View, views } from "./names.ts";
import { PoseChoice } from "./pose-choice.tsx";

const square =
  "-mr-px inline-flex min-h-11 min-w-11 items-center justify-center border border-second/60 px-3 text-small text-text hover:z-1 hover:border-strong hover:bg-strong hover:text-ground focus-visible:z-1";

interface ControlsProps {
  readonly pose: Pose;
  readonly onPose: (pose: Pose) => void;
  readonly onView: (view: View) => void;
  readonly onTurn: (around: number, above: number) => void;
  readonly onApproach: (times: number) => void;
  readonly onClose: () => void;
}

/** One press turns or moves as far as a key does. */
export const step = { around: 12, above: 8, times: 1.25 } as const;

export function Controls({ pose, onPose, onView, onTurn, onApproach, onClose }: ControlsProps) {
  const viewLabel = useId();
  const hand = [
    [viewer.hand.left, "←", () => onTurn(step.around, 0)],
    [viewer.hand.right, "→", () => onTurn(-step.around, 0)],
    [viewer.hand.nearer, "+", () => onApproach(step.times)],
    [viewer.hand.farther, "−", () => onApproach(1 / step.times)],
  ] as const;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <PoseChoice pose={pose} onChoose={onPose} />
      <div>
        <p id={viewLabel} className="label text-second">
          {viewer.view}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are commands */}
        <div role="group" aria-labelledby={viewLabel} className="isolate flex flex-wrap gap-y-px pt-1">
          {views.map((view) => (
            <button key={view} type="button" className={square} onClick={() => onView(view)}>
              {viewer.views[view]}
            </button>
          ))}
        </div>
      </div>
      <div className="isolate flex">
        {hand.map(([name, sign, act]) => (
          <button key={name} type="button" aria-label={name} className={`${square} font-mono`} onClick={act}>
            {sign}
          </button>
        ))}
      </div>
      <button type="button" className={`${square} ml-auto`} onClick={onClose}>
        {viewer.close}
      </button>
    </div>
  );
}
