import { keyOf, markedParts, threeViews } from "../../content/products/syfor-drones/parts.ts";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Fold } from "../../ui/fold.tsx";
import { PartsKey } from "../../ui/parts-key.tsx";
import { NumberedView } from "./numbered-view.tsx";
import { DownLines, FoldLines } from "./projection-lines.tsx";

/** Front below top on one center line, side beside front: columns and gaps in proportion to the masters keep one scale. */
export function ThreeViews() {
  return (
    <Fold
      heading={
        <h3 className="border-strong border-t-2 py-2 font-semibold lg:text-title">{threeViews.title}</h3>
      }
      preview={threeViews.preview}
      stays
      className="col-span-full mt-6 lg:mt-12 print:break-inside-avoid"
    >
      <FigureFrame id="three-views" caption={threeViews.caption}>
        <div className="projection relative isolate gap-x-(--gutter) lg:grid lg:grid-cols-[2006fr_1882fr]">
          <div className="relative isolate">
            <DownLines />
            <NumberedView view="top" />
            <NumberedView view="front" className="mt-[6%]" />
          </div>
          <div className="relative isolate flex flex-col justify-between lg:bg-ground">
            <FoldLines />
            <NumberedView view="side" className="mt-8 w-[93.8%] lg:order-2 lg:mt-0 lg:w-full" />
            {/* In the empty quarter it stands between two lines, and ends before the fold that crosses it. */}
            <PartsKey
              label={threeViews.key}
              parts={keyOf(markedParts)}
              className="mt-4 columns-2 sm:columns-3 lg:mt-0 lg:grid print:grid lg:grid-flow-col lg:grid-rows-5 lg:justify-start lg:gap-x-4 lg:self-start lg:bg-ground xl:mt-[19%] xl:grid-rows-7 xl:gap-x-6 xl:bg-transparent xl:text-small"
            />
          </div>
        </div>
      </FigureFrame>
    </Fold>
  );
}
