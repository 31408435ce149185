import type { ReactNode } from "react";

interface SheetCellProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const cellStyle = [
  "relative scroll-mb-44 border-second/60 border-r border-b px-4 py-2 sm:px-5 sm:py-3 lg:pt-4",
  "-outline-offset-2 outline-strong has-[:focus-visible]:outline-2",
  // The bar at the left edge of a cell with an error.
  "after:pointer-events-none after:absolute after:inset-y-0 after:left-0 after:border-accent",
  "has-aria-invalid:after:border-l-4",
].join(" ");

/** One box of a printed form. It shows the focus and the error of the control inside it. */
export function SheetCell({ className = "", children }: SheetCellProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is the inner control's; the cell only follows it.
    <div
      // The browser brings the caret into view; the whole cell shows the focus, above the place of a toast.
      onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest" })}
      className={`${cellStyle} ${className}`}
    >
      {children}
    </div>
  );
}
