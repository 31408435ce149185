import { patience } from "../browser/delays.ts";

/** For a button in prerendered markup that asks once more for a script that did not come. */
export const retryProps = { "data-retry": "" } as const;

/** Resolves when the visitor asks for another try, or when the network is back. */
function retryAsked(part: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const asked = new AbortController();
    const again = () => {
      asked.abort();
      resolve();
    };
    addEventListener("online", again, { signal: asked.signal });
    // On the document, on the way down: React stops clicks in parts it has yet to hydrate.
    document.addEventListener(
      "click",
      ({ target }) => {
        const button = target instanceof Element ? target.closest("[data-retry]") : null;
        if (button && part.contains(button)) again();
      },
      { capture: true, signal: asked.signal },
    );
  });
}

/**
 * A script that cannot come leaves the prerendered part standing, readable and with working links, marked so
 * that it can say so. Throwing would take the part away. A script that comes late is as good as any.
 */
export async function loadUntilHere(part: HTMLElement, load: () => Promise<void>): Promise<void> {
  const strand = () => {
    part.dataset.stranded = "";
  };
  for (;;) {
    const overdue = setTimeout(strand, patience);
    const isHere = await load().then(
      () => true,
      () => false,
    );
    clearTimeout(overdue);
    if (isHere) break;
    strand();
    await retryAsked(part);
  }
  delete part.dataset.stranded;
}
