import { Suspense, useDeferredValue, useMemo } from "react";
import { PageShell } from "../layout/page-shell.tsx";
import { useLocationPath } from "../navigation/location.ts";
import { useLinkNavigation } from "../navigation/use-link-navigation.ts";
import { usePageArrival } from "../navigation/use-page-arrival.ts";
import { pageComponent } from "./page-loader.ts";
import { matchRoute } from "./routes.ts";

interface AppProps {
  /** Given when there is no browser to ask. */
  readonly path?: string;
}

function MatchedPage({ path: prerendered }: AppProps) {
  const path = useLocationPath(prerendered);
  // Deferred, so that the page on screen stays until the next one has arrived.
  const shownPath = useDeferredValue(path);
  const route = matchRoute(shownPath);
  useLinkNavigation();
  usePageArrival(shownPath);
  // The same element for the same page: a re-render here must not reach parts that are still to be hydrated.
  const page = useMemo(() => {
    const Page = pageComponent(route);
    return <Page key={route.path} />;
  }, [route]);
  return <PageShell route={route}>{page}</PageShell>;
}

export function App(props: AppProps) {
  return (
    <Suspense>
      <MatchedPage {...props} />
    </Suspense>
  );
}
