import { isTight, noBreakSpace } from "./number-format.ts";

/** Set smaller than its number and never parted from it. */
export function Unit({ unit }: { readonly unit: string }) {
  if (unit === "") return null;
  return <span className="unit">{isTight(unit) ? unit : noBreakSpace + unit}</span>;
}
