import type { Viewer } from "./engine/create-viewer.ts";

/** One press turns so many degrees, or moves so many times nearer. */
export const step = { around: 12, above: 8, times: 1.25 } as const;

const commands: Readonly<Record<string, (viewer: Viewer) => void>> = {
  ArrowLeft: ({ rotate }) => rotate(step.around, 0),
  ArrowRight: ({ rotate }) => rotate(-step.around, 0),
  ArrowUp: ({ rotate }) => rotate(0, step.above),
  ArrowDown: ({ rotate }) => rotate(0, -step.above),
  "+": ({ zoom }) => zoom(step.times),
  "=": ({ zoom }) => zoom(step.times),
  "-": ({ zoom }) => zoom(1 / step.times),
};

/** What a key does in the view; nothing for the keys that are the browser's. */
export const commandForKey = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">) =>
  ctrlKey || metaKey || altKey ? undefined : commands[key];
