/** Lid closure over a blink, 0 open to 1 shut: quick to close, slower to open. */
export const blinkDuration = 300;
const shutAt = 110;

const ease = (t: number) => t * t * (3 - 2 * t);

export function lidClosure(time: number): number {
  if (time <= 0 || time >= blinkDuration) return 0;
  return time < shutAt ? ease(time / shutAt) : 1 - ease((time - shutAt) / (blinkDuration - shutAt));
}

/** The closure as a line, `width` by `height`, sampled every `step` milliseconds. */
export function lidCurve(width: number, height: number, step = 6): string {
  const points: string[] = [];
  for (let time = 0; time <= blinkDuration; time += step)
    points.push(
      `${((time / blinkDuration) * width).toFixed(1)} ${((1 - lidClosure(time)) * height).toFixed(1)}`,
    );
  return `M${points.join("L")}`;
}
