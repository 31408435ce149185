import "../styles/index.css";
import "virtual:pictures.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { heardEvents, hearOnly } from "../hydration/heard-events.ts";
import { App } from "./app.tsx";
import type { LoadedPage, PageModule } from "./pages.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to hydrate: index.html and the prerender disagree.");

const appWith = (page: LoadedPage) => (
  <StrictMode>
    <App initial={page} />
  </StrictMode>
);

/** The document says which page it holds, and where the script of that page is. */
async function pageOfDocument(): Promise<LoadedPage> {
  const path = document.querySelector<HTMLElement>("main[data-page]")?.dataset.page;
  const script = document.querySelector<HTMLElement>("[data-page-script]")?.dataset.pageScript;
  if (!path || !script) throw new Error("The document does not say which page it is.");
  const { default: Page } = (await import(/* @vite-ignore */ script)) as PageModule;
  return { path, Page };
}

async function start(container: HTMLElement) {
  hearOnly(heardEvents, container);
  // The development server does not prerender: there is nothing to hydrate, and no head.
  if (import.meta.env.DEV) {
    const { describePage, loadDocument } = await import("./pages.ts");
    const page = await loadDocument(location.pathname);
    describePage(page.path);
    createRoot(container).render(appWith(page));
  } else hydrateRoot(container, appWith(await pageOfDocument()));
}

// Not awaited here: the page's script imports this one, and each would wait for the other. Where that script
// does not come, the document stands as it is.
start(root).catch(() => undefined);
