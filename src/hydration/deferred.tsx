import { type ComponentType, lazy, Suspense } from "react";
import { loadAsDocument } from "../navigation/load-as-document.ts";
import { nextNavigation } from "../navigation/location.ts";
import { whenNear } from "./when-near.ts";

interface PartModule {
  readonly default: ComponentType;
}

/**
 * A script that cannot come leaves the prerendered part standing, readable and with working links, marked so
 * that it can say so. Throwing would take the whole page down with it.
 */
async function loadInto(
  part: HTMLElement,
  page: string,
  load: () => Promise<PartModule>,
): Promise<PartModule> {
  try {
    return await load();
  } catch {
    part.dataset.stranded = "";
    await nextNavigation();
    return load().catch(async () => {
      // Only the page that needs the part is worth loading again.
      while (location.pathname !== page) await nextNavigation();
      return loadAsDocument();
    });
  }
}

async function partFor(id: string, load: () => Promise<PartModule>): Promise<ComponentType> {
  const prerendered = import.meta.env.SSR ? null : document.getElementById(id);
  if (!prerendered) return (await load()).default;
  const page = location.pathname;
  return lazy(async () => {
    // Once the visitor leaves, the prerendered page is gone for good: coming back needs the part at once.
    await Promise.race([whenNear(prerendered), nextNavigation()]);
    return loadInto(prerendered, page, load);
  });
}

/**
 * A part of a page that is whole in the prerendered HTML, while its script waits until the visitor comes near.
 * Where the page was not prerendered, the part comes with it. `id` is the id of the part's element.
 */
export async function deferred(id: string, load: () => Promise<PartModule>): Promise<ComponentType> {
  const Part = await partFor(id, load);
  // Its own fallback: a page that is navigated to waits for all its parts, so that none is missing on arrival.
  return () => (
    <Suspense fallback={<Part />}>
      <Part />
    </Suspense>
  );
}
