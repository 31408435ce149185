import type { ReactNode } from "react";

interface FoldProps {
  /** Shown above what it heads, or, on a narrow screen, as the row that opens it. */
  readonly heading: ReactNode;
  /** What is in it, said while it is closed. */
  readonly preview?: ReactNode;
  /** A link to it leads to what is folded, so that the browser opens it on the way. */
  readonly id?: string;
  /** Folded at every width, not only on a narrow screen. */
  readonly stays?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a reader may want later: a row to press on a narrow screen, open on paper and, unless it stays folded, on a wide one. */
export function Fold({ heading, preview, id, stays = false, className = "", children }: FoldProps) {
  return (
    <div className={`fold-out ${stays ? "stays-folded" : ""} ${className}`}>
      <div>{heading}</div>
      <details>
        <summary>
          {heading}
          {preview && (
            <p className="-mt-1 in-[details[open]]:hidden pr-8 pb-2.5 text-second text-small">{preview}</p>
          )}
        </summary>
        {id ? (
          <div id={id} className="scroll-mt-12">
            {children}
          </div>
        ) : (
          children
        )}
      </details>
    </div>
  );
}
