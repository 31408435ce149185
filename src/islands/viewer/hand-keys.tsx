import type { RefObject } from "react";
import { viewer as copy } from "../../content/products/syfor-drones/copy.ts";
import type { Viewer } from "./engine/viewer.ts";
import { keyStyle } from "./key-style.ts";
import { step } from "./keys.ts";

const hand: readonly (readonly [string, string, (viewer: Viewer) => void])[] = [
  [copy.hand.left, "←", ({ turn }) => turn(step.around, 0)],
  [copy.hand.right, "→", ({ turn }) => turn(-step.around, 0)],
  [copy.hand.nearer, "+", ({ approach }) => approach(step.times)],
  [copy.hand.farther, "−", ({ approach }) => approach(1 / step.times)],
];

/** For those who cannot drag or pinch. They stand on the picture, so that they stay with it and take no room. */
export function HandKeys({ viewer }: { readonly viewer: RefObject<Viewer | undefined> }) {
  return (
    <div data-hand className="absolute right-(--page-margin) bottom-2 z-1 isolate flex bg-ground sm:right-0">
      {hand.map(([name, sign, act]) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          className={`${keyStyle} font-mono`}
          onClick={() => viewer.current && act(viewer.current)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
