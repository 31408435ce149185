import { type ComponentType, Suspense, use } from "react";
import { FaultBoundary } from "../islands/fault-boundary.tsx";
import { holdSubmissions } from "../islands/consultation/held-submission.ts";
import { loadUntilHere } from "./load-until-here.ts";
import { type Eagerness, whenWanted } from "./when-wanted.ts";

interface PartModule {
  readonly default: ComponentType;
}

type ImportPart = () => Promise<PartModule>;

type Part = ComponentType & {
  /** Brings the part's script; from then on the part draws without waiting. */
  readonly load: () => Promise<void>;
};

export type Parts = Readonly<Record<string, Part>>;

export const loadParts = (parts: Parts) => Promise.all(Object.values(parts).map((part) => part.load()));

/** `wake` resolves when the prerendered part may be hydrated; it is only asked where there is one. */
function makePart(importPart: ImportPart, wake: (load: () => Promise<void>) => Promise<void>): Part {
  let Loaded: ComponentType | undefined;
  let waking: Promise<void> | undefined;
  const load = async () => {
    Loaded = (await importPart()).default;
  };
  function Waiting() {
    if (!Loaded) {
      waking ??= wake(load);
      use(waking);
    }
    return Loaded && <Loaded />;
  }
  const Guarded = () => (
    <FaultBoundary>
      <Suspense>
        <Waiting />
      </Suspense>
    </FaultBoundary>
  );
  return Object.assign(Guarded, { load });
}

/** A part with nothing to operate: where it was prerendered it stays plain HTML, and its script never comes. */
export const still = (importPart: ImportPart): Part => makePart(importPart, () => new Promise(() => {}));

/**
 * A part of a page that is whole in the prerendered HTML, while its script waits until the visitor comes near.
 * `id` is the id of the part's element.
 */
export const deferred = (id: string, importPart: ImportPart, eagerness: Eagerness = "near"): Part =>
  makePart(importPart, async (load) => {
    const prerendered = document.getElementById(id);
    if (!prerendered) return load();
    const letGo = holdSubmissions(prerendered);
    await whenWanted(prerendered, eagerness);
    await loadUntilHere(prerendered, load);
    letGo();
  });
