import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { FaultBoundary } from "../hydration/fault-boundary.tsx";
import { NeededWhole } from "../hydration/in-turn.tsx";
import { PageShell } from "../layout/page-shell.tsx";
import { followLinks } from "../navigation/follow-links.ts";
import { takeOverNavigation } from "../navigation/take-over.ts";
import { loadedPage, loadWholePage } from "./page-loader.ts";
import type { Route } from "./routes.ts";
import { loadWholeStyle } from "./whole-style.ts";

interface AppProps {
  /** The page of the address, already loaded. */
  readonly initial: Route;
}

interface Shown {
  readonly route: Route;
  readonly isWhole: boolean;
}

function useShown(initial: Route): Shown {
  const [shown, setShown] = useState<Shown>({ route: initial, isWhole: true });
  const isShown = useEffectEvent((candidate: Route) => candidate === shown.route);
  useEffect(() => {
    let describePage: ((next: Route) => void) | undefined;
    const prepare = async (next: Route) => {
      const [head] = await Promise.all([import("./page-head.ts"), loadWholePage(next), loadWholeStyle()]);
      describePage = head.describePage;
    };
    const show = (next: Route, isWhole: boolean) => {
      flushSync(() => setShown({ route: next, isWhole }));
      describePage?.(next);
    };
    const stopFollowing = followLinks({
      // A failure shows when the page is asked for, and is dealt with there.
      foresee: (next) => void prepare(next).catch(() => undefined),
      complete: () => flushSync(() => setShown(({ route }) => ({ route, isWhole: true }))),
    });
    const handBack = takeOverNavigation({ prepare, show, isShown: (candidate) => isShown(candidate) });
    return () => {
      stopFollowing();
      handBack();
    };
  }, []);
  return shown;
}

function ShownPage({ initial }: AppProps) {
  const { route, isWhole } = useShown(initial);
  // The same element for the same page: a re-render here must not reach parts that are still to be hydrated.
  const page = useMemo(() => {
    const Page = loadedPage(route);
    return (
      <NeededWhole key={route.path} value={isWhole}>
        <FaultBoundary>
          <Page />
        </FaultBoundary>
      </NeededWhole>
    );
  }, [route, isWhole]);
  return <PageShell route={route}>{page}</PageShell>;
}

export function App(props: AppProps) {
  return (
    <FaultBoundary>
      <ShownPage {...props} />
    </FaultBoundary>
  );
}
