let whole: Promise<void> | undefined;

/** A document carries the style of its own page; before another page is drawn in it, the rest must be here. */
export function loadWholeStyle(): Promise<void> {
  whole ??= new Promise((resolve, reject) => {
    const own = document.querySelector<HTMLStyleElement>("style[data-whole]")?.dataset;
    // The development server gives every page the whole style.
    if (!own?.whole) return resolve();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.integrity = own.integrity ?? "";
    link.href = own.whole;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      whole = undefined;
      reject(new Error("The stylesheet does not come."));
    };
    document.head.append(link);
  });
  return whole;
}
