import type { ReactNode } from "react";
import { CaptionNumber } from "./caption-number.tsx";
import type { Numbered } from "./outline.tsx";

interface FigureFrameProps {
  /** As the page's outline lists it. */
  readonly id: string;
  readonly kind?: Numbered;
  readonly caption: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a table is labelled by. */
export const captionId = (id: string) => `${id}-caption`;

/** A numbered, captioned figure or table, as in a manual. */
export function FigureFrame({ id, kind, caption, className = "", children }: FigureFrameProps) {
  return (
    <figure className={className}>
      {children}
      <figcaption
        id={kind === "tables" ? captionId(id) : undefined}
        className="label mt-2 flex gap-4 text-second"
      >
        <CaptionNumber kind={kind} id={id} />
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}
