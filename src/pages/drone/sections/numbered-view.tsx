import { keyOf, numbered } from "../../../content/products/syfor-drones/parts.ts";
import { drawnViews, threeViews, type ViewId } from "../../../content/products/syfor-drones/three-views.ts";
import { PartsKey } from "../../../ui/parts-key.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { PictureMarks } from "../../../ui/picture-marks.tsx";

interface NumberedViewProps {
  readonly view: ViewId;
  readonly className?: string;
}

/** One view of the drawing, a little darker than rendered: a bone canopy must stand out from the paper. On a phone its key is below it. */
export function NumberedView({ view, className = "" }: NumberedViewProps) {
  const { label, picture, marks } = drawnViews[view];
  return (
    <div className={className}>
      <div className="relative">
        <Picture
          picture={picture}
          drawn={{ base: "92vw", lg: "45vw" }}
          className="h-auto w-full [filter:brightness(0.9)]"
        />
        <PictureMarks marks={numbered(marks)} />
        <p className="label absolute inset-y-0 flex items-end pb-3 text-second">{label}</p>
      </div>
      <PartsKey
        label={threeViews.key}
        parts={keyOf(marks.map(({ part }) => part))}
        className="mt-2 columns-2 sm:hidden print:hidden"
      />
    </div>
  );
}
