/** Keys in a row share their edges. */
export const keyStyle = [
  "-mr-px inline-flex min-h-11 min-w-11 items-center justify-center border border-second/60 text-small text-text",
  "aria-pressed:z-1 aria-pressed:border-strong aria-pressed:bg-strong aria-pressed:text-ground",
  "hover:z-1 hover:border-strong hover:bg-strong hover:text-ground focus-visible:z-1",
].join(" ");

/** In a corner of the frame. */
export const cornerKey = [
  "absolute right-(--page-margin) z-1 inline-flex min-h-11 items-center gap-2 sm:right-0",
  "bg-ground px-3 text-small font-semibold hover:bg-strong hover:text-ground",
].join(" ");
