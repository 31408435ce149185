import type { PictureCopy } from "../../content/types.ts";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Picture, type PictureProps } from "../../ui/picture.tsx";

interface DetailFigureProps {
  readonly detail: PictureCopy & { readonly caption: string };
  readonly drawn: PictureProps["drawn"];
  readonly tall?: PictureProps["tall"];
  /** For a model that its frame cuts at an edge of the page, or that stands in it whole. */
  readonly bleed?: string;
  readonly className: string;
}

export const ruled = "border-strong border-t-2";

/** A model seen close; a rule above it ends what its frame cuts. Paper has no room for it. */
export const DetailFigure = ({
  detail,
  drawn,
  tall,
  bleed = `w-full ${ruled}`,
  className,
}: DetailFigureProps) => (
  <FigureFrame
    id={detail.name}
    caption={detail.caption}
    className={`col-span-full ${className} print:hidden`}
  >
    <Picture picture={detail} drawn={drawn} tall={tall} className={`h-auto max-w-none ${bleed}`} />
  </FigureFrame>
);
