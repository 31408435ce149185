import { type ComponentType, Suspense, use } from "react";
import { FaultBoundary } from "./fault-boundary.tsx";
import { holdSubmissions } from "./held-submission.ts";
import { loadUntilHere } from "./load-until-here.ts";
import { type Eagerness, whenWanted } from "./when-wanted.ts";

interface PartModule {
  readonly default: ComponentType;
}

type DeferredPart = ComponentType & {
  /** Brings the part's script; from then on the part draws without waiting. */
  readonly load: () => Promise<void>;
};

export type DeferredParts = Readonly<Record<string, DeferredPart>>;

/**
 * A part of a page that is whole in the prerendered HTML, while its script waits until the visitor comes near.
 * `id` is the id of the part's element.
 */
export function deferred(
  id: string,
  importPart: () => Promise<PartModule>,
  eagerness: Eagerness = "near",
): DeferredPart {
  let Loaded: ComponentType | undefined;
  let hydrating: Promise<void> | undefined;
  const load = async () => {
    Loaded = (await importPart()).default;
  };
  const hydrate = async () => {
    const prerendered = document.getElementById(id);
    if (!prerendered) return load();
    const letGo = holdSubmissions(prerendered);
    await whenWanted(prerendered, eagerness);
    await loadUntilHere(prerendered, load);
    letGo();
  };
  function Part() {
    if (!Loaded) {
      hydrating ??= hydrate();
      use(hydrating);
    }
    return Loaded && <Loaded />;
  }
  const Guarded = () => (
    <FaultBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </FaultBoundary>
  );
  return Object.assign(Guarded, { load });
}
