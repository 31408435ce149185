import type { ReactNode } from "react";
import type { Numbered } from "../content/outline.ts";
import { CaptionNumber } from "./caption-number.tsx";
import { Noted } from "./note-mark.tsx";
import { useCaptionNumber } from "./outline.tsx";

interface FigureFrameProps {
  /** As the page's outline lists it. */
  readonly id: string;
  readonly kind?: Numbered;
  /** One sentence that says what to notice. */
  readonly caption: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a table is labelled by. */
export const captionId = (id: string) => `${id}-caption`;

/** A numbered, captioned figure or table, as in a manual. */
export function FigureFrame({ id, kind = "figures", caption, className = "", children }: FigureFrameProps) {
  const number = useCaptionNumber(kind, id);
  return (
    <figure className={className}>
      {children}
      <figcaption id={kind === "tables" ? captionId(id) : undefined} className="caption mt-2 text-second">
        <CaptionNumber kind={kind} number={number} />
        <span>
          <Noted text={caption} />
        </span>
      </figcaption>
    </figure>
  );
}
