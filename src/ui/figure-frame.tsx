import type { ReactNode } from "react";

interface FigureFrameProps {
  readonly number: number;
  readonly caption: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A numbered, captioned figure, as in a manual. */
export function FigureFrame({ number, caption, className = "", children }: FigureFrameProps) {
  return (
    <figure className={className}>
      {children}
      <figcaption className="label mt-3 flex gap-4 text-second">
        <span className="shrink-0 text-text">Fig. {number}</span>
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}
