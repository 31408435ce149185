/** Keys in a row share their edges. */
export const keyStyle =
  "-mr-px inline-flex min-h-11 min-w-11 items-center justify-center border border-second/60 text-small text-text aria-pressed:z-1 aria-pressed:border-strong aria-pressed:bg-strong aria-pressed:text-ground hover:z-1 hover:border-strong hover:bg-strong hover:text-ground focus-visible:z-1";
