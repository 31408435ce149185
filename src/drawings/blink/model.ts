export const blinkDuration = 300;
export const shutAt = 110;

/** A curve that leaves and arrives level. */
const ease = (from: number, to: number, start: number, end: number) => {
  const third = (to - from) / 3;
  return `C${Math.round(from + third)} ${start} ${Math.round(to - third)} ${end} ${to} ${end}`;
};

/** How far the lid is closed over a blink, `width` by `height`: quick to close, slower to open. */
export function lidCurve(width: number, height: number): string {
  const shut = (shutAt * width) / blinkDuration;
  return `M0 ${height}${ease(0, shut, height, 0)}${ease(shut, width, 0, height)}`;
}
