import type { Measure } from "../content/types.ts";

/** A figure and its unit: the unit smaller, the two never parted. */
export function MeasureText({ measure }: { readonly measure: Measure }) {
  const { prefix, value, unit, tight } = measure;
  return (
    <>
      {prefix && (
        <span className="font-normal font-sans text-[0.42em] text-second tracking-normal">{`${prefix} `}</span>
      )}
      <span className="whitespace-nowrap">
        {value}
        {unit && <span className="text-[0.5em] tracking-normal">{tight ? unit : ` ${unit}`}</span>}
      </span>
    </>
  );
}
