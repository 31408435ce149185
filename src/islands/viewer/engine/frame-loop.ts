/** Quiet for so many milliseconds, and the picture that stays is drawn. */
const patience = 150;
/** What moves takes no longer steps than this, in seconds, however slow the frames are. */
const longestStep = 0.25;

interface Frame {
  /** How far to move on: 0 for the first frame after a rest. */
  readonly seconds: number;
  /** Milliseconds that the frame before took, if one has just been. */
  readonly frameTime: number | undefined;
  /** Another frame may follow at once; the picture that stays is drawn with more care. */
  readonly isPassing: boolean;
}

/** Draws when asked, goes on while something moves, and ends with the picture that stays. Nothing is drawn unseen. */
export class FrameLoop {
  readonly #draw: (frame: Frame) => boolean;
  #isSeen = true;
  #wanted: "passing" | "still" | undefined;
  #request = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #last: number | undefined;

  /** `draw` answers whether something still moves. */
  constructor(draw: (frame: Frame) => boolean) {
    this.#draw = draw;
  }

  request(care: "passing" | "still" = "passing") {
    clearTimeout(this.#rest);
    this.#wanted = care;
    if (this.#isSeen && this.#request === 0) this.#request = requestAnimationFrame((now) => this.#frame(now));
  }

  setSeen(isSeen: boolean) {
    this.#isSeen = isSeen;
    if (isSeen) return this.#wanted && this.request(this.#wanted);
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#last = undefined;
  }

  stop() {
    this.setSeen(false);
    clearTimeout(this.#rest);
  }

  #frame(now: number) {
    const isPassing = this.#wanted === "passing";
    this.#request = 0;
    this.#wanted = undefined;
    const frameTime = this.#last === undefined || !isPassing ? undefined : now - this.#last;
    const isMoving = this.#draw({
      seconds: Math.min(longestStep, (frameTime ?? 0) / 1000),
      frameTime,
      isPassing,
    });
    this.#last = isMoving || isPassing ? now : undefined;
    if (isMoving) this.request();
    else if (isPassing)
      this.#rest = setTimeout(() => {
        this.#last = undefined;
        this.request("still");
      }, patience);
  }
}
