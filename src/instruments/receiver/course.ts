import { percentOf } from "../kit/quantity.ts";
import {
  controlOf,
  initialSettings,
  quantities,
  type ReceiverSettings,
  type Reception,
  reception,
} from "./model.ts";

/** Along a mode's whole scale: from where, in percent, how many are tracked, and the fix. */
interface Step extends Pick<Reception, "tracked" | "fix"> {
  readonly from: number;
}

/** What the slider leads to, wherever it is set: a step where the number of tracked satellites changes. */
export function courseOf(mode: ReceiverSettings["mode"]): readonly Step[] {
  const control = controlOf[mode];
  const { min, max, step } = quantities[control];
  const all = Array.from({ length: (max - min) / step + 1 }, (_, index) => {
    const value = min + index * step;
    const { tracked, fix } = reception({ ...initialSettings, mode, [control]: value });
    return { from: percentOf(value, quantities[control]), tracked, fix };
  });
  return all.filter(({ tracked }, index) => tracked !== all[index - 1]?.tracked);
}

/** The steps that share a fix, as one stretch. */
export function stretchesOf(steps: readonly Step[]) {
  const starts = steps.filter(({ fix }, index) => fix !== steps[index - 1]?.fix);
  return starts.map(({ fix, from, tracked: most }, index) => ({
    fix,
    from,
    to: starts[index + 1]?.from ?? 100,
    most,
    least: steps.findLast((step) => step.fix === fix)?.tracked ?? most,
  }));
}
