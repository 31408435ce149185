import { numberOf } from "../../../content/products/syfor-drones/parts.ts";
import { drawnViews, type Mark, type ViewId } from "../../../content/products/syfor-drones/three-views.ts";
import { Picture } from "../../../ui/picture.tsx";

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

function PartNumber({ part, at: [x, y], label: [left, top] }: Mark) {
  return (
    <>
      <line x1={percent(x)} y1={percent(y)} x2={percent(left)} y2={percent(top)} className="stroke-second" />
      <text x={percent(left)} y={percent(top)} dy="0.35em" className="halo fill-text">
        {numberOf(part)}
      </text>
    </>
  );
}

interface NumberedViewProps {
  readonly view: ViewId;
  readonly className?: string;
}

/** One view of the drawing. Its numbers keep their size at every width; the legend beside it says them. */
export function NumberedView({ view, className = "" }: NumberedViewProps) {
  const { label, picture, marks } = drawnViews[view];
  return (
    <div className={`relative ${className}`}>
      <Picture picture={picture} drawn={{ base: "92vw", lg: "45vw" }} className="h-auto w-full" />
      <svg
        aria-hidden="true"
        textAnchor="middle"
        className="label absolute inset-0 h-full w-full overflow-visible"
      >
        {marks.map((mark) => (
          <PartNumber key={mark.part} {...mark} />
        ))}
      </svg>
      <p className="label absolute inset-y-0 flex items-end pb-3 text-second">{label}</p>
    </div>
  );
}
