import type { Viewer } from "./engine/create-viewer.ts";

/** One press turns so many degrees, or moves so many times nearer. */
export const step = { around: 12, above: 8, times: 1.25 } as const;

const acts: Readonly<Record<string, (viewer: Viewer) => void>> = {
  ArrowLeft: ({ turn }) => turn(step.around, 0),
  ArrowRight: ({ turn }) => turn(-step.around, 0),
  ArrowUp: ({ turn }) => turn(0, step.above),
  ArrowDown: ({ turn }) => turn(0, -step.above),
  "+": ({ approach }) => approach(step.times),
  "=": ({ approach }) => approach(step.times),
  "-": ({ approach }) => approach(1 / step.times),
};

/** What a key does in the view; nothing for the keys that are the browser's. */
export const actOf = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">) =>
  ctrlKey || metaKey || altKey ? undefined : acts[key];
