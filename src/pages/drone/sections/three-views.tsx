import { droneParts } from "../../../content/products/syfor-drones/parts.ts";
import { letteredParts, letterOf, threeViews } from "../../../content/products/syfor-drones/three-views.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { LetteredView } from "./lettered-view.tsx";
import { AcrossLines, DownLines } from "./projection-lines.tsx";

/** Front below top on one center line, side beside front: columns and gaps in proportion to the masters keep one scale. */
export function ThreeViews() {
  return (
    <FigureFrame
      id="three-views"
      caption={threeViews.caption}
      className="col-span-full mt-20 border-rule border-t pt-8"
    >
      <div className="projection relative isolate gap-x-(--gutter) lg:grid lg:grid-cols-[2006fr_1882fr]">
        <AcrossLines />
        <div className="relative isolate">
          <DownLines />
          <LetteredView view="top" />
          <LetteredView view="front" className="mt-[6%]" />
        </div>
        <div className="flex flex-col justify-between">
          <LetteredView view="side" className="mt-8 w-[93.8%] lg:order-2 lg:mt-0 lg:w-full" />
          <Legend />
        </div>
      </div>
    </FigureFrame>
  );
}

function Legend() {
  return (
    <div className="mt-8 lg:order-1 lg:mt-0">
      <h3 className="label border-strong border-b pb-2">{threeViews.legend}</h3>
      <ol className="columns-2 gap-x-(--gutter)">
        {letteredParts.map((part) => (
          <li key={part} className="flex border-rule border-b py-2 text-small">
            <span className="label w-6 shrink-0 pt-[0.15em]">{letterOf(part)}</span>
            {droneParts[part].name}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-second text-small">{threeViews.note}</p>
    </div>
  );
}
