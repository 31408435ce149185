/** Quiet for so many milliseconds, and the picture that stays is drawn. */
const settleDelay = 150;
/** What moves takes no longer steps than this, in seconds, however slow the frames are. */
const maxStep = 0.25;

/** Another frame may follow a moving one at once; the one that stays is drawn with more care. */
type FrameKind = "moving" | "still";

/**
 * Draws when asked, goes on while something moves, and ends with the picture that stays. Nothing is drawn unseen.
 * `draw` is told the seconds since the frame before, 0 after a rest, and answers whether something still moves.
 */
export function createFrameLoop(draw: (seconds: number, kind: FrameKind) => boolean) {
  let isVisible = true;
  let wanted: FrameKind | undefined;
  let requested = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let last: number | undefined;
  const frame = (now: number) => {
    const kind = wanted ?? "still";
    [requested, wanted] = [0, undefined];
    const seconds = kind === "moving" ? (now - (last ?? now)) / 1000 : 0;
    const isMoving = draw(Math.min(maxStep, seconds), kind);
    last = isMoving || kind === "moving" ? now : undefined;
    if (isMoving) return request();
    if (kind === "moving")
      rest = setTimeout(() => {
        last = undefined;
        request("still");
      }, settleDelay);
  };
  const request = (kind: FrameKind = "moving") => {
    clearTimeout(rest);
    wanted = kind;
    if (isVisible && requested === 0) requested = requestAnimationFrame(frame);
  };
  const setVisible = (visible: boolean) => {
    isVisible = visible;
    if (visible) return wanted && request(wanted);
    cancelAnimationFrame(requested);
    [requested, last] = [0, undefined];
  };
  const stop = () => {
    setVisible(false);
    clearTimeout(rest);
  };
  return { request, setVisible, stop };
}
