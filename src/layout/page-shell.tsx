import { type ReactNode, useEffect } from "react";
import type { Route } from "../app/routes.ts";
import { Toaster } from "../features/toast/toaster.tsx";
import { FaultBoundary } from "../hydration/fault-boundary.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

interface PageShellProps {
  readonly route: Route;
  readonly children: ReactNode;
}

export function PageShell({ route, children }: PageShellProps) {
  // Styles and tests can tell that the scripts have taken over from the prerendered page.
  useEffect(() => {
    document.documentElement.dataset.interactive = "";
  }, []);
  return (
    <>
      <SkipLink />
      <FaultBoundary>
        <SiteHeader currentPath={route.path} />
      </FaultBoundary>
      <main id="main" tabIndex={-1} data-page={route.path}>
        {children}
      </main>
      <FaultBoundary>
        <SiteFooter />
      </FaultBoundary>
      <FaultBoundary>
        <Toaster />
      </FaultBoundary>
    </>
  );
}
