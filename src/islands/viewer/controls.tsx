import { type RefObject, useId, useState } from "react";
import { viewer as copy } from "../../content/products/syfor-drones/copy.ts";
import { Choice } from "../../ui/choice.tsx";
import type { Viewer } from "./engine/create-viewer.ts";
import { keyStyle } from "./key-style.ts";
import { type Pose, type View, views } from "./names.ts";

interface ControlsProps {
  readonly viewer: RefObject<Viewer | undefined>;
  /** The view that the aircraft is seen from, until a hand turns it. */
  readonly view: View | undefined;
  readonly onView: (view: View) => void;
}

export function Controls({ viewer, view: seen, onView }: ControlsProps) {
  const [pose, setPose] = useState<Pose>("opened");
  const viewLabel = useId();
  const take = (next: Pose) => {
    setPose(next);
    viewer.current?.setPose(next);
  };
  const look = (view: View) => {
    onView(view);
    viewer.current?.setView(view);
  };
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <Choice
        id="viewer-pose"
        legend={copy.pose}
        options={copy.poses}
        value={pose}
        onChange={take}
        className="w-full border-0 sm:w-auto lg:border-t"
        legendClass="max-lg:sr-only"
      />
      <div className="w-full grow border-rule sm:w-auto lg:border-t">
        <p id={viewLabel} className="pt-3 pb-2.5 max-lg:sr-only">
          {copy.view}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are commands */}
        <div role="group" aria-labelledby={viewLabel} className="isolate flex flex-wrap">
          {views.map((view) => (
            <button
              key={view}
              type="button"
              aria-pressed={view === seen}
              className={`${keyStyle} grow lg:px-3`}
              onClick={() => look(view)}
            >
              {copy.views[view]}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
