import type { ReactNode } from "react";

interface FoldProps {
  /** Shown above what it heads, or, on a narrow screen, as the row that opens it. */
  readonly heading: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a reader may want later: a row to press on a narrow screen, open on a wide one and on paper. */
export function Fold({ heading, className = "", children }: FoldProps) {
  return (
    <div className={`fold-out ${className}`}>
      <div>{heading}</div>
      <details>
        <summary>{heading}</summary>
        {children}
      </details>
    </div>
  );
}
