/** A point of the window, -1 to 1 each way. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a hand does on the canvas, in the terms of the view. */
export interface Hand {
  readonly turn: (around: number, above: number) => void;
  readonly approach: (times: number) => void;
  readonly point: (at: Place | undefined) => void;
  readonly press: (at: Place) => void;
}

const degreesPerWidth = 220;
const tapPixels = 5;
const wheelStep = 0.0015;

interface Held {
  x: number;
  y: number;
  moved: number;
  /** How much of that was to the sides. */
  aside: number;
}

const apart = ([a, b]: readonly Held[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Drag turns, two fingers or a wheel with a modifier move nearer. A vertical swipe is left to the page (touch-action). */
export function listenToHand(canvas: HTMLCanvasElement, hand: Hand, signal: AbortSignal) {
  const held = new Map<number, Held>();
  const inWindow = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return { x: (2 * (clientX - left)) / width - 1, y: 1 - (2 * (clientY - top)) / height };
  };
  const drag = (event: PointerEvent, from: Held) => {
    const before = apart([...held.values()]);
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    Object.assign(from, {
      x: event.clientX,
      y: event.clientY,
      moved: from.moved + Math.hypot(dx, dy),
      aside: from.aside + Math.abs(dx),
    });
    if (held.size > 1) return hand.approach(before > 0 ? apart([...held.values()]) / before : 1);
    const scale = degreesPerWidth / canvas.clientWidth;
    // A finger that has not gone to the sides may still be about to scroll the page.
    const isSettled = event.pointerType !== "touch" || from.aside > tapPixels;
    if (dx !== 0 || isSettled) hand.turn(-dx * scale, isSettled ? dy * scale : 0);
  };
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    call: (event: HTMLElementEventMap[Name]) => void,
  ) => canvas.addEventListener(name, call, { signal, passive: name !== "wheel" });
  listen("pointerdown", (event) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    held.set(event.pointerId, { x: event.clientX, y: event.clientY, moved: 0, aside: 0 });
    // Two fingers are no tap, however still one of them is.
    if (held.size > 1) for (const finger of held.values()) finger.moved = Infinity;
  });
  listen("pointermove", (event) => {
    const from = held.get(event.pointerId);
    if (from) drag(event, from);
    else if (event.pointerType !== "touch") hand.point(inWindow(event));
  });
  listen("pointerup", (event) => {
    const from = held.get(event.pointerId);
    held.delete(event.pointerId);
    if (!from || from.moved > tapPixels) return;
    hand.press(inWindow(event));
  });
  listen("pointercancel", (event) => void held.delete(event.pointerId));
  listen("pointerleave", () => hand.point(undefined));
  listen("wheel", (event) => {
    if (!(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)) return;
    event.preventDefault();
    hand.approach(Math.exp(-(event.deltaY || event.deltaX) * wheelStep));
  });
}
