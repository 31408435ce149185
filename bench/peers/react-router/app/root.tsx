import { type MouseEvent, type ReactNode, useState } from "react";
import { Links, Meta, Outlet, PrefetchPageLinks, Scripts, useLocation, useNavigate } from "react-router";
import { InteractiveHeader } from "../../interactive-header.tsx";
import Toaster from "../../../../src/islands/consultation/toast/toaster.tsx";
import SiteFooter from "../../../../src/layouts/site-footer.tsx";

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Syfor</title>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

const pathOf = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest("a")?.getAttribute("href") : undefined;
const isPage = (path?: string | null): path is string => path === "/" || path === "/drone-detection";

/** The site's links are plain ones: they are followed, and prepared for, as React Router's own would be. */
export default function Root() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [intended, intend] = useState<string>();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the links inside, whose clicks arrive here.
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands around the page.
    <div
      onPointerOver={(event) => {
        const path = pathOf(event);
        if (isPage(path)) intend(path);
      }}
      onClick={(event) => {
        const path = pathOf(event);
        if (!isPage(path)) return;
        event.preventDefault();
        navigate(path);
      }}
    >
      <InteractiveHeader currentPath={pathname} />
      <main id="main" data-page={pathname}>
        <Outlet />
      </main>
      <SiteFooter />
      <Toaster />
      {intended && <PrefetchPageLinks page={intended} />}
    </div>
  );
}
