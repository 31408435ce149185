import type { SpecDrawing } from "../../../content/products/syfor-drones/spec-drawings.ts";
import type { Spec } from "../../../content/products/syfor-drones/specifications.ts";
import { DrawnSpec } from "../../../drawings/sy300/drawn-spec.tsx";
import { MeasureText } from "../../../ui/measure-text.tsx";

/** Round drawings stand beside their figure on narrow screens too; long ones need the width. */
const round: readonly SpecDrawing[] = ["radius", "minute"];
const spans = {
  round: { figure: "col-span-7", drawing: "col-span-5 justify-self-end md:justify-self-start" },
  long: { figure: "col-span-full", drawing: "col-span-full" },
};

/** A figure, its condition, and the figure drawn to scale. */
export function SpecRow({ spec: { label, measure, condition, drawing } }: { readonly spec: Spec }) {
  const span = spans[round.includes(drawing) ? "round" : "long"];
  return (
    <div className="col-span-full grid grid-cols-subgrid items-center gap-y-1 border-rule border-t py-3 last:border-b md:py-5">
      <dt className="col-span-full text-small md:col-span-2">{label}</dt>
      <dd className="col-span-full grid grid-cols-subgrid items-center gap-y-2 md:col-span-10">
        <div
          className={`flex flex-wrap items-baseline gap-x-3 md:col-span-4 lg:col-span-6 lg:grid lg:grid-cols-subgrid ${span.figure}`}
        >
          <span className="display block text-figure lg:col-span-4">
            <MeasureText measure={measure} />{" "}
          </span>
          {condition && <span className="label block lg:col-span-2">{condition}</span>}
        </div>
        <div className={`md:col-span-6 lg:col-span-4 ${span.drawing}`}>
          <DrawnSpec drawing={drawing} />
        </div>
      </dd>
    </div>
  );
}
