/** A point of the window, -1 to 1 each way. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** What a hand does on the canvas, in the terms of the view. */
export interface GestureHandlers {
  readonly rotate: (around: number, above: number) => void;
  readonly zoom: (times: number) => void;
  readonly point: (at: ScreenPoint | undefined) => void;
  readonly press: (at: ScreenPoint) => void;
}

const degreesPerWidth = 220;
const tapPixels = 5;
const wheelStep = 0.0015;

interface HeldPointer {
  x: number;
  y: number;
  moved: number;
  /** How much of that was to the sides. */
  aside: number;
}

const spread = ([a, b]: readonly HeldPointer[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Drag turns, two fingers or a wheel with a modifier move nearer. A vertical swipe is left to the page (touch-action). */
export function listenForGestures(canvas: HTMLCanvasElement, on: GestureHandlers, signal: AbortSignal) {
  const pointers = new Map<number, HeldPointer>();
  const inWindow = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return { x: (2 * (clientX - left)) / width - 1, y: 1 - (2 * (clientY - top)) / height };
  };
  const drag = (event: PointerEvent, from: HeldPointer) => {
    const before = spread([...pointers.values()]);
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    Object.assign(from, {
      x: event.clientX,
      y: event.clientY,
      moved: from.moved + Math.hypot(dx, dy),
      aside: from.aside + Math.abs(dx),
    });
    if (pointers.size > 1) return on.zoom(before > 0 ? spread([...pointers.values()]) / before : 1);
    const scale = degreesPerWidth / canvas.clientWidth;
    // A finger that has not gone to the sides may still be about to scroll the page.
    const isSettled = event.pointerType !== "touch" || from.aside > tapPixels;
    if (dx !== 0 || isSettled) on.rotate(-dx * scale, isSettled ? dy * scale : 0);
  };
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    call: (event: HTMLElementEventMap[Name]) => void,
  ) => canvas.addEventListener(name, call, { signal, passive: name !== "wheel" });
  listen("pointerdown", (event) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, moved: 0, aside: 0 });
    // Two fingers are no tap, however still one of them is.
    if (pointers.size > 1) for (const finger of pointers.values()) finger.moved = Infinity;
  });
  listen("pointermove", (event) => {
    const from = pointers.get(event.pointerId);
    if (from) drag(event, from);
    else if (event.pointerType !== "touch") on.point(inWindow(event));
  });
  listen("pointerup", (event) => {
    const from = pointers.get(event.pointerId);
    pointers.delete(event.pointerId);
    if (!from || from.moved > tapPixels) return;
    on.press(inWindow(event));
  });
  listen("pointercancel", (event) => void pointers.delete(event.pointerId));
  listen("pointerleave", () => on.point(undefined));
  listen("wheel", (event) => {
    if (!(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)) return;
    event.preventDefault();
    on.zoom(Math.exp(-(event.deltaY || event.deltaX) * wheelStep));
  });
}
