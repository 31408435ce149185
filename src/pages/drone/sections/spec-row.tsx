import type { SpecDrawing } from "../../../content/products/syfor-drones/spec-drawings.ts";
import type { Spec } from "../../../content/products/syfor-drones/specifications.ts";
import { DrawnSpec } from "../../../drawings/sy300/drawn-spec.tsx";
import { MeasureText } from "../../../ui/measure-text.tsx";

/** On narrow screens these need the width, for their words or their many marks; the others stand beside their figure. */
const long: readonly SpecDrawing[] = ["hour", "pace", "waypoints"];
const spans = {
  long: { figure: "col-span-full", drawing: "col-span-full" },
  short: { figure: "col-span-6", drawing: "col-span-6 max-md:justify-items-end" },
};

/** A figure, its condition, and the figure drawn to scale. */
export function SpecRow({ spec: { label, measure, condition, drawing } }: { readonly spec: Spec }) {
  const span = spans[long.includes(drawing) ? "long" : "short"];
  return (
    <div className="grid grid-cols-12 items-center gap-x-(--gutter) gap-y-1 border-rule border-t py-3 last:border-b md:py-5">
      <dt className="col-span-full text-small md:col-span-2">{label}</dt>
      <dd className="col-span-full grid max-w-none grid-cols-subgrid items-center gap-y-2 md:col-span-10">
        <div
          className={`flex flex-wrap items-baseline gap-x-3 md:col-span-5 lg:grid lg:grid-cols-[15rem_1fr] lg:gap-x-0 ${span.figure}`}
        >
          <span className="display block text-figure">
            <MeasureText measure={measure} />{" "}
          </span>
          {condition && <span className="label block">{condition}</span>}
        </div>
        <div className={`grid md:col-span-5 ${span.drawing}`}>
          <DrawnSpec drawing={drawing} />
        </div>
      </dd>
    </div>
  );
}
