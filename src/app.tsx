import { Suspense, useDeferredValue } from "react";
import { Router, useLocation } from "wouter";
import { PageShell } from "./layout/page-shell.tsx";
import { useLinkNavigation } from "./navigation/use-link-navigation.ts";
import { usePageArrival } from "./navigation/use-page-arrival.ts";
import { pageComponent } from "./page-loader.ts";
import { matchRoute } from "./routes.ts";

function MatchedPage() {
  const [path] = useLocation();
  // Deferred, so that the page on screen stays until the next one has arrived.
  const shownPath = useDeferredValue(path);
  const route = matchRoute(shownPath);
  useLinkNavigation();
  usePageArrival(shownPath);
  const Page = pageComponent(route);
  return (
    <PageShell route={route}>
      <Page key={route.path} />
    </PageShell>
  );
}

export function App({ path }: { readonly path?: string }) {
  return (
    <Router {...(path === undefined ? {} : { ssrPath: path })}>
      <Suspense>
        <MatchedPage />
      </Suspense>
    </Router>
  );
}
