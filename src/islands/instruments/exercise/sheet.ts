import { percent } from "../../../ui/place.ts";
import { duration, serviceCount } from "./model.ts";

/** The drawing's scales: eight hours across, one row for each service down, in em. */
const rowHeight = 2.2;
export const barHeight = 1.6;
export const firstRow = 3.6;
export const rowsEnd = firstRow + serviceCount * rowHeight;

export const at = (minutes: number) => percent((Math.min(minutes, duration) / duration) * 100);
export const rowTop = (service: number) => firstRow + service * rowHeight;
