/** Quiet for so many milliseconds, and the picture that stays is drawn. */
const patience = 150;
/** What moves takes no longer steps than this, in seconds, however slow the frames are. */
const longestStep = 0.25;

/** Another frame may follow a passing one at once; the one that stays is drawn with more care. */
type Care = "passing" | "still";

/**
 * Draws when asked, goes on while something moves, and ends with the picture that stays. Nothing is drawn unseen.
 * `draw` is told the seconds since the frame before, 0 after a rest, and answers whether something still moves.
 */
export function createFrameLoop(draw: (seconds: number, care: Care) => boolean) {
  let isSeen = true;
  let wanted: Care | undefined;
  let requested = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let last: number | undefined;
  const frame = (now: number) => {
    const care = wanted ?? "still";
    [requested, wanted] = [0, undefined];
    const seconds = care === "passing" ? (now - (last ?? now)) / 1000 : 0;
    const isMoving = draw(Math.min(longestStep, seconds), care);
    last = isMoving || care === "passing" ? now : undefined;
    if (isMoving) return request();
    if (care === "passing")
      rest = setTimeout(() => {
        last = undefined;
        request("still");
      }, patience);
  };
  const request = (care: Care = "passing") => {
    clearTimeout(rest);
    wanted = care;
    if (isSeen && requested === 0) requested = requestAnimationFrame(frame);
  };
  const setSeen = (seen: boolean) => {
    isSeen = seen;
    if (seen) return wanted && request(wanted);
    cancelAnimationFrame(requested);
    [requested, last] = [0, undefined];
  };
  const stop = () => {
    setSeen(false);
    clearTimeout(rest);
  };
  return { request, setSeen, stop };
}
