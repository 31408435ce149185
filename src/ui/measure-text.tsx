import type { Measure } from "../content/types.ts";

/** A figure and its unit: the unit smaller, the two never parted. */
export function MeasureText({ measure }: { readonly measure: Measure }) {
  const { prefix, value, unit, tight } = measure;
  return (
    <>
      {prefix && <span className="text-[0.55em] tracking-normal">{prefix} </span>}
      <span className="whitespace-nowrap">
        {value}
        {unit && !tight && " "}
        {unit && <span className="text-[0.62em] tracking-normal">{unit}</span>}
      </span>
    </>
  );
}
