/** For what must not hold up the frame that shows what the visitor did, or came for. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
