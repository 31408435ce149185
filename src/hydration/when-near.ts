/** How far ahead of the visitor a part is prepared. */
const reach = "1200px";

/** Resolves when the element comes near the window. */
export function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: reach },
    );
    observer.observe(element);
  });
}
