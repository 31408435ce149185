import "../styles/index.css";
import "virtual:pictures.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { loadDocument, loadPage } from "./page-loader.ts";
import { matchRoute } from "./routes.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to hydrate: index.html and the prerender disagree.");

const route = matchRoute(location.pathname);
const app = (
  <StrictMode>
    <App initial={route} />
  </StrictMode>
);

async function start(container: HTMLElement) {
  // The development server does not prerender: there is nothing to hydrate, and no head.
  if (import.meta.env.DEV) {
    await loadDocument(route);
    (await import("./page-head.ts")).describePage(route);
    createRoot(container).render(app);
  } else {
    await loadPage(route);
    hydrateRoot(container, app);
  }
}

// Not awaited here: the page's script imports this one, and each would wait for the other. Where that script
// does not come, the document stands as it is.
start(root).catch(() => undefined);
