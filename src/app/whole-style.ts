let whole: Promise<void> | undefined;

/** A document carries the style of its own page; before another page is drawn in it, the rest must be here. */
export function loadWholeStyle(): Promise<void> {
  whole ??= new Promise((resolve, reject) => {
    const style = document.querySelector<HTMLStyleElement>("style[data-whole]");
    // The development server gives every page the whole style.
    if (!style?.dataset.whole) return resolve();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.integrity = style.dataset.integrity ?? "";
    link.href = style.dataset.whole;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      whole = undefined;
      reject(new Error("The stylesheet does not come."));
    };
    // In its place: what is said for print stands after it.
    style.after(link);
  });
  return whole;
}
