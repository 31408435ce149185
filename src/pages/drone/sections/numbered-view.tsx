import { numbered } from "../../../content/products/syfor-drones/parts.ts";
import { drawnViews, type ViewId } from "../../../content/products/syfor-drones/three-views.ts";
import { Picture } from "../../../ui/picture.tsx";
import { PictureMarks } from "../../../ui/picture-marks.tsx";

interface NumberedViewProps {
  readonly view: ViewId;
  readonly className?: string;
}

/** One view of the drawing, a little darker than rendered: a bone canopy must stand out from the paper. A phone has the numbers and their names once, in the view in the round. */
export function NumberedView({ view, className = "" }: NumberedViewProps) {
  const { label, picture, marks } = drawnViews[view];
  return (
    <div className={`relative ${className}`}>
      <Picture
        picture={picture}
        drawn={{ base: "92vw", lg: "45vw" }}
        className="h-auto w-full [filter:brightness(0.9)]"
      />
      <div className="max-sm:hidden print:block">
        <PictureMarks marks={numbered(marks)} />
      </div>
      <p className="label absolute inset-y-0 flex items-end pb-3 text-second">{label}</p>
    </div>
  );
}
