import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { FaultBoundary } from "../hydration/fault-boundary.tsx";
import { NeededWhole } from "../hydration/in-turn.tsx";
import { onceIdle } from "../hydration/when-wanted.ts";
import { PageShell } from "../layout/page-shell.tsx";
import { followLinks } from "../navigation/follow-links.ts";
import { type ReadyPage, takeOverNavigation } from "../navigation/take-over.ts";
import type { LoadedPage } from "./pages.ts";
import { loadWholeStyle } from "./whole-style.ts";

interface AppProps {
  /** The page of the address, already loaded. */
  readonly initial: LoadedPage;
}

interface Shown extends LoadedPage {
  readonly isWhole: boolean;
}

function useShown(initial: LoadedPage): Shown {
  const [shown, setShown] = useState<Shown>({ ...initial, isWhole: true });
  const isShown = useEffectEvent((path: string) => path === shown.path);
  useEffect(() => {
    const readyPages = new Map<string, ReadyPage>();
    const prepare = async (path: string) => {
      const [pages] = await Promise.all([import("./pages.ts"), loadWholeStyle()]);
      const page = await pages.loadPage(path);
      const show = (isWhole: boolean) => {
        flushSync(() => setShown({ ...page, isWhole }));
        pages.describePage(page.path);
      };
      const ready = { path: page.path, show };
      readyPages.set(page.path, ready);
      return ready;
    };
    const stopFollowing = followLinks({
      // A failure shows when the page is asked for, and is dealt with there.
      foresee: (path) => void prepare(path).catch(() => undefined),
      complete: () => flushSync(() => setShown((page) => ({ ...page, isWhole: true }))),
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
  return shown;
}

function ShownPage({ initial }: AppProps) {
  const { path, Page, isWhole } = useShown(initial);
  // The same element for the same page: a re-render here must not reach parts that are still to be hydrated.
  const page = useMemo(
    () => (
      <NeededWhole key={path} value={isWhole}>
        <FaultBoundary>
          <Page />
        </FaultBoundary>
      </NeededWhole>
    ),
    [path, Page, isWhole],
  );
  return <PageShell path={path}>{page}</PageShell>;
}

export function App(props: AppProps) {
  return (
    <FaultBoundary>
      <ShownPage {...props} />
    </FaultBoundary>
  );
}
