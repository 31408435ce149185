import { percentOf } from "../kit/quantity.ts";
import {
  controlOf,
  initialSettings,
  quantities,
  type ReceiverSettings,
  type Reception,
  reception,
} from "./model.ts";

type Mode = ReceiverSettings["mode"];

/** Where a mode's control stands at a value, in percent of its scale, and what that leads to. */
export function stationAt(mode: Mode, value: number): { readonly from: number } & Reception {
  const control = controlOf[mode];
  const settings = { ...initialSettings, mode, [control]: value };
  return { from: percentOf(value, quantities[control]), ...reception(settings) };
}

/** What the slider leads to, wherever it is set: a step where the number of tracked satellites changes. */
export function courseOf(mode: Mode) {
  const { min, max, step } = quantities[controlOf[mode]];
  const all = Array.from({ length: (max - min) / step + 1 }, (_, index) =>
    stationAt(mode, min + index * step),
  );
  return all.filter(({ tracked }, index) => tracked !== all[index - 1]?.tracked);
}
