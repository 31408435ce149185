/** An item of the header's bar: as tall as the bar, underlined at its edge when pointed at or current. */
export const barItemStyle = [
  "relative flex h-full items-center after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-text",
  "after:origin-left after:scale-x-0 after:transition-transform after:duration-150",
  "hover:after:scale-x-100 data-current:after:scale-x-100",
].join(" ");
