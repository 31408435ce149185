import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { onceIdle } from "../hydration/when-wanted.ts";
import { followLinks } from "../browser/follow-links.ts";
import { type ReadyPage, takeOverNavigation } from "../browser/take-over.ts";
import type { LoadedPage } from "./pages.ts";
import { loadWholeStyle } from "./whole-style.ts";

export interface ShownPage extends LoadedPage {
  readonly isWhole: boolean;
  /** Prerendered, and hydrated in its place. */
  readonly isDocument?: boolean;
}

interface Pages {
  readonly shown: ShownPage;
  /** The page that a link leads to which the visitor points at: its beginning is drawn beforehand, unseen. */
  readonly foreseen?: LoadedPage | undefined;
}

/** Which pages are drawn: shown by the browser's navigations, foreseen by what the visitor points at. */
export function usePages(initial: LoadedPage): Pages {
  const [pages, setPages] = useState<Pages>({ shown: { ...initial, isWhole: true, isDocument: true } });
  const isShown = useEffectEvent((path: string) => path === pages.shown.path);
  useEffect(() => {
    const readyPages = new Map<string, ReadyPage>();
    const prepare = async (path: string) => {
      const [{ loadPage, describePage }] = await Promise.all([import("./pages.ts"), loadWholeStyle()]);
      const page = await loadPage(path);
      const show = (isWhole: boolean) => {
        flushSync(() => setPages({ shown: { ...page, isWhole } }));
        describePage(page.path);
      };
      const ready = { ...page, show };
      readyPages.set(page.path, ready);
      return ready;
    };
    const foresee = async (path: string) => {
      const foreseen = await prepare(path);
      startTransition(() =>
        setPages(({ shown }) => (shown.path === foreseen.path ? { shown } : { shown, foreseen })),
      );
    };
    const stopFollowing = followLinks({
      // A failure shows when the page is asked for, and is dealt with there.
      foresee: (path) => void foresee(path).catch(() => undefined),
      complete: () => flushSync(() => setPages(({ shown }) => ({ shown: { ...shown, isWhole: true } }))),
    });
    const handBack = takeOverNavigation({
      prepare,
      readyPage: (path) => readyPages.get(path),
      isShown: (path) => isShown(path),
    });
    const idle = new AbortController();
    // A moment's start for whatever page is asked for; where it does not come, it is asked for again.
    onceIdle(() => void import("./pages.ts").catch(() => undefined), idle.signal);
    return () => {
      idle.abort();
      stopFollowing();
      handBack();
    };
  }, []);
  return pages;
}
