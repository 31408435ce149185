import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { FaultBoundary } from "../hydration/fault-boundary.tsx";
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

function useShownRoute(initial: Route): Route {
  const [route, setRoute] = useState(initial);
  const isShown = useEffectEvent((candidate: Route) => candidate === route);
  useEffect(() => {
    let describePage: ((next: Route) => void) | undefined;
    const prepare = async (next: Route) => {
      const [head] = await Promise.all([import("./page-head.ts"), loadWholePage(next), loadWholeStyle()]);
      describePage = head.describePage;
    };
    const show = (next: Route) => {
      flushSync(() => setRoute(next));
      describePage?.(next);
    };
    // A failure shows when the page is asked for, and is dealt with there.
    const stopFollowing = followLinks((next) => void prepare(next).catch(() => undefined));
    const handBack = takeOverNavigation({ prepare, show, isShown: (candidate) => isShown(candidate) });
    return () => {
      stopFollowing();
      handBack();
    };
  }, []);
  return route;
}

function ShownPage({ initial }: AppProps) {
  const route = useShownRoute(initial);
  // The same element for the same page: a re-render here must not reach parts that are still to be hydrated.
  const page = useMemo(() => {
    const Page = loadedPage(route);
    return (
      <FaultBoundary key={route.path}>
        <Page />
      </FaultBoundary>
    );
  }, [route]);
  return <PageShell route={route}>{page}</PageShell>;
}

export function App(props: AppProps) {
  return (
    <FaultBoundary>
      <ShownPage {...props} />
    </FaultBoundary>
  );
}
