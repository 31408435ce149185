import type { Spec } from "../../content/products/syfor-drones/specifications.ts";
import { DrawnSpec } from "../../drawings/sy300/drawn-spec.tsx";
import { MeasureText } from "../../ui/measure-text.tsx";

const beside = {
  label: "",
  condition: "",
  drawing: "max-md:col-start-2 max-md:row-span-3 max-md:row-start-1 max-md:self-center",
};
/** Marks that are to be counted need the whole width of a narrow screen. */
const below = {
  label: "max-md:col-span-full",
  condition: "max-md:col-span-full",
  drawing: "max-md:col-span-full max-md:mt-2",
};

/** A figure, its condition, and the figure drawn to scale: on a narrow screen beside the other two. */
export function SpecRow({ spec: { label, measure, condition, drawing } }: { readonly spec: Spec }) {
  const places = drawing === "waypoints" ? below : beside;
  return (
    <tr className="grid grid-cols-[1fr_9rem] gap-x-3 border-rule border-t py-2.5 md:table-row *:md:py-5">
      <th scope="row" className={`font-normal text-small md:pr-4 lg:w-1/6 ${places.label}`}>
        <span className="relative md:top-4">{label}</span>
      </th>
      <td className="display whitespace-nowrap text-figure md:pr-6">
        <MeasureText measure={measure} />{" "}
      </td>
      <td className={`label md:pr-4 max-md:font-sans ${places.condition}`}>
        <span className="relative md:top-4">{condition}</span>
      </td>
      <td className={`lg:w-5/12 ${places.drawing}`}>
        <DrawnSpec drawing={drawing} />
      </td>
    </tr>
  );
}
