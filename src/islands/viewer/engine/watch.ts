/** Calls whenever the canvas comes into the visitor's sight or leaves it. */
export function watchVisibility(
  canvas: HTMLCanvasElement,
  call: (isVisible: boolean) => void,
  signal: AbortSignal,
) {
  let isNear = true;
  const tell = () => call(isNear && document.visibilityState === "visible");
  const observer = new IntersectionObserver((entries) => {
    isNear = entries.at(-1)?.isIntersecting ?? true;
    tell();
  });
  observer.observe(canvas);
  signal.addEventListener("abort", () => observer.disconnect());
  document.addEventListener("visibilitychange", tell, { signal });
}

/** Calls when the canvas has become another size than it was when this was asked. */
export function watchSize(canvas: HTMLCanvasElement, call: () => void, signal: AbortSignal) {
  let { clientWidth, clientHeight } = canvas;
  const observer = new ResizeObserver(() => {
    // The observer also tells of the size that it found: a picture already drawn is not drawn again for that.
    if (canvas.clientWidth === clientWidth && canvas.clientHeight === clientHeight) return;
    ({ clientWidth, clientHeight } = canvas);
    call();
  });
  observer.observe(canvas);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Calls at once and on every change with whether the visitor has asked for stillness. */
export function watchReducedMotion(call: (prefersReducedMotion: boolean) => void, signal: AbortSignal) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const tell = () => call(calm.matches);
  calm.addEventListener("change", tell, { signal });
  tell();
}
