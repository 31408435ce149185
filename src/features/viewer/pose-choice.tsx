import { viewer } from "../../content/products/syfor-drones/viewer.ts";
import { type Pose, poses } from "./names.ts";

interface PoseChoiceProps {
  readonly pose: Pose;
  readonly onChoose: (pose: Pose) => void;
}

export function PoseChoice({ pose, onChoose }: PoseChoiceProps) {
  return (
    <fieldset className="w-full min-w-0 sm:w-auto">
      <legend className="label float-left text-second">{viewer.pose}</legend>
      <div className="isolate clear-both flex pt-1">
        {poses.map((name) => (
          <label
            key={name}
            className="-mr-px relative flex min-h-11 grow cursor-pointer items-center justify-center gap-2 border border-second/60 px-3 text-second text-small hover:text-text has-checked:z-1 has-checked:border-strong has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="viewer-pose"
              value={name}
              checked={pose === name}
              onChange={() => onChoose(name)}
              className="size-3 shrink-0 cursor-[inherit] appearance-none border border-second outline-none checked:border-6 checked:border-strong checked:bg-strong"
            />
            {viewer.poses[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
