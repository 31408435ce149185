import { drawnViews, numbered, type ViewId } from "../../content/products/syfor-drones/parts.ts";
import { Picture } from "../../ui/picture.tsx";
import { PictureMarks } from "../../ui/picture-marks.tsx";

interface NumberedViewProps {
  readonly view: ViewId;
  readonly className?: string;
}

/** One view of the drawing, a little darker than rendered: a bone canopy must stand out from the paper. */
export function NumberedView({ view, className = "" }: NumberedViewProps) {
  const { label, picture, marks } = drawnViews[view];
  return (
    <div className={`relative ${className}`}>
      <Picture
        picture={picture}
        drawn={{ base: "92vw", lg: "45vw" }}
        className="h-auto w-full [filter:brightness(0.9)]"
      />
      <PictureMarks marks={numbered(marks)} />
      <p className="label absolute inset-y-0 flex items-end pb-3 text-second">{label}</p>
    </div>
  );
}
