import type { RefObject } from "react";
import { viewer as copy } from "../../content/products/syfor-drones/stage.ts";
import type { Viewer } from "./engine/create-viewer.ts";
import { keyStyle } from "./key-style.ts";
import { step } from "./keys.ts";

const cameraButtons: readonly (readonly [string, string, (viewer: Viewer) => void])[] = [
  [copy.hand.left, "←", ({ rotate }) => rotate(step.around, 0)],
  [copy.hand.right, "→", ({ rotate }) => rotate(-step.around, 0)],
  [copy.hand.nearer, "+", ({ zoom }) => zoom(step.times)],
  [copy.hand.farther, "−", ({ zoom }) => zoom(1 / step.times)],
];

/** For those who cannot drag or pinch. They stand on the picture, so that they stay with it and take no room. */
export function CameraButtons({ viewer }: { readonly viewer: RefObject<Viewer | undefined> }) {
  return (
    <div data-hand className="absolute right-(--page-margin) bottom-2 z-1 isolate flex bg-ground sm:right-0">
      {cameraButtons.map(([name, sign, command]) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          className={`${keyStyle} font-mono`}
          onClick={() => viewer.current && command(viewer.current)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
