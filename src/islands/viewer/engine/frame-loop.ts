/** From frames that pass to the picture that stays. */
export type Care = "passing" | "still" | "final";

/** Quiet for so long, and a better picture is drawn. */
const patience = { still: 140, final: 500 } as const;
/** What moves takes no longer steps than this, however slow the frames are. */
const longestStep = 0.25;

interface Frame {
  /** How far to move on: 0 for the first frame after a rest. */
  readonly seconds: number;
  /** Milliseconds that the frame before took, if one has just been. */
  readonly frameTime: number | undefined;
  readonly care: Care;
}

/** Draws when asked, goes on while something moves, and ends with the final picture. Nothing is drawn unseen. */
export class FrameLoop {
  readonly #draw: (frame: Frame) => boolean;
  #isSeen = true;
  #isWanted = false;
  #care: Care = "passing";
  #request = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #last: number | undefined;

  /** `draw` answers whether something still moves. */
  constructor(draw: (frame: Frame) => boolean) {
    this.#draw = draw;
  }

  request(care: Care = "passing") {
    clearTimeout(this.#rest);
    this.#care = care;
    this.#isWanted = true;
    if (!this.#isSeen || this.#request !== 0) return;
    this.#request = requestAnimationFrame((now) => this.#frame(now));
  }

  setSeen(isSeen: boolean) {
    this.#isSeen = isSeen;
    if (isSeen) {
      if (this.#isWanted) this.request(this.#care);
      return;
    }
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#last = undefined;
  }

  stop() {
    this.setSeen(false);
    clearTimeout(this.#rest);
  }

  #frame(now: number) {
    this.#request = 0;
    this.#isWanted = false;
    const care = this.#care;
    const frameTime = this.#last === undefined ? undefined : now - this.#last;
    const seconds = Math.min(longestStep, (frameTime ?? 0) / 1000);
    const isMoving = this.#draw({ seconds, frameTime: care === "passing" ? frameTime : undefined, care });
    this.#last = isMoving || care === "passing" ? now : undefined;
    if (isMoving) this.request();
    else if (care !== "final") this.#improve(care === "passing" ? "still" : "final");
  }

  #improve(care: "still" | "final") {
    this.#rest = setTimeout(() => {
      this.#last = undefined;
      this.request(care);
    }, patience[care]);
  }
}
