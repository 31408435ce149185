import { droneParts, numberOf } from "../../../content/products/syfor-drones/parts.ts";
import { markedParts, threeViews } from "../../../content/products/syfor-drones/three-views.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { NumberedView } from "./numbered-view.tsx";
import { AcrossLines, DownLines } from "./projection-lines.tsx";

/** Front below top on one center line, side beside front: columns and gaps in proportion to the masters keep one scale. */
export function ThreeViews() {
  return (
    <FigureFrame
      id="three-views"
      caption={threeViews.caption}
      className="col-span-full mt-10 border-rule border-t pt-6 lg:mt-20 lg:pt-8"
    >
      <div className="projection relative isolate gap-x-(--gutter) lg:grid lg:grid-cols-[2006fr_1882fr]">
        <AcrossLines />
        <div className="relative isolate">
          <DownLines />
          <NumberedView view="top" />
          <NumberedView view="front" className="mt-[6%]" />
        </div>
        <div className="flex flex-col justify-between">
          <NumberedView view="side" className="mt-8 w-[93.8%] lg:order-2 lg:mt-0 lg:w-full" />
          <Legend />
        </div>
      </div>
    </FigureFrame>
  );
}

function Legend() {
  return (
    <Fold
      heading={<h3 className="label border-strong border-b py-2">{threeViews.legend}</h3>}
      className="mt-4 lg:order-1 lg:mt-0"
    >
      <ol className="columns-2 gap-x-(--gutter)">
        {markedParts.map((part) => (
          <li key={part} className="flex break-inside-avoid border-rule border-b py-1 text-small lg:py-2">
            <span className="label w-7 shrink-0 pt-[0.15em]">{numberOf(part)}</span>
            {droneParts[part].name}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-second text-small">{threeViews.note}</p>
    </Fold>
  );
}
