import { threeViews } from "../../../content/products/syfor-drones/three-views.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { useCaptionNumber } from "../../../ui/outline.tsx";
import { NumberedView } from "./numbered-view.tsx";
import { AcrossLines, DownLines, FoldLines } from "./projection-lines.tsx";

/** Front below top on one center line, side beside front: columns and gaps in proportion to the masters keep one scale. */
export function ThreeViews() {
  const notes = threeViews.notes(useCaptionNumber("figures", "viewer"));
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
        <div className="relative isolate flex flex-col justify-between">
          <FoldLines />
          <NumberedView view="side" className="mt-8 w-[93.8%] lg:order-2 lg:mt-0 lg:w-full" />
          <p className="mt-4 text-second text-small lg:mt-0">
            {notes.map((note) => (
              <span key={note} className="lg:block">
                {note}{" "}
              </span>
            ))}
          </p>
        </div>
      </div>
    </FigureFrame>
  );
}
