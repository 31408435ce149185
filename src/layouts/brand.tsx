import { mark } from "../content/site/brand.ts";

interface BrandProps {
  readonly name: string;
}

/** Six lines to one center: the hexacopter's plan, and the mark of the company. */
export function Brand({ name }: BrandProps) {
  return (
    <span className="display flex items-center gap-2.5 text-[1.3rem]">
      <svg
        viewBox={`0 0 ${mark.size} ${mark.size}`}
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth={mark.lineWidth}
        aria-hidden="true"
      >
        <path d={mark.frame} />
        <path d={mark.booms} className="stroke-signal" />
      </svg>
      {name}
    </span>
  );
}
