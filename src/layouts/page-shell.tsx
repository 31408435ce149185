import { type ReactNode, useEffect } from "react";
import { toasterId } from "../islands/consultation/toast/toaster-id.ts";
import { deferred, still } from "../hydration/deferred.tsx";
import { FaultBoundary } from "../islands/fault-boundary.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

export const shellParts = {
  SiteFooter: still(() => import("./site-footer.tsx")),
  Toaster: deferred(toasterId, () => import("../islands/consultation/toast/toaster.tsx"), "asked"),
};

// The same elements for every page: React must not try to draw again what is still to be hydrated.
const footer = <shellParts.SiteFooter />;
const toaster = <shellParts.Toaster />;

interface PageShellProps {
  readonly path: string;
  readonly children: ReactNode;
}

export function PageShell({ path, children }: PageShellProps) {
  // Styles and tests can tell that the scripts have taken over from the prerendered page.
  useEffect(() => {
    document.documentElement.dataset.interactive = "";
  }, []);
  return (
    <>
      <SkipLink />
      <FaultBoundary>
        <SiteHeader currentPath={path} />
      </FaultBoundary>
      <main id="main" tabIndex={-1} data-page={path}>
        {children}
      </main>
      {footer}
      {toaster}
    </>
  );
}
