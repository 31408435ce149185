import { useCallback, useEffect, useRef, useState } from "react";
import { folding } from "../../content/products/syfor-drones/stage-pictures.ts";

const glideTime = 300;

interface Folding {
  /** Of the strip: 0 is carried, the last is opened. */
  readonly frame: number;
  readonly setFrame: (frame: number) => void;
  /** Frame by frame; at once for those who asked for less motion. */
  readonly glideTo: (frame: number) => void;
}

export function useFolding(): Folding {
  const [frame, showFrame] = useState(0);
  const request = useRef(0);
  const setFrame = useCallback((next: number) => {
    cancelAnimationFrame(request.current);
    showFrame(next);
  }, []);
  useEffect(() => () => cancelAnimationFrame(request.current), []);
  const glideTo = (goal: number) => {
    setFrame(frame);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return setFrame(goal);
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - start) / glideTime);
      showFrame(Math.round(frame + (goal - frame) * share));
      if (share < 1) request.current = requestAnimationFrame(step);
    };
    request.current = requestAnimationFrame(step);
  };
  return { frame, setFrame, glideTo };
}

export const lastFrame = folding.frames - 1;
