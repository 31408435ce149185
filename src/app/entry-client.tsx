import "../styles/index.css";
import "virtual:pictures.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { describePage } from "./page-head.ts";
import { loadPage, loadWholePage } from "./page-loader.ts";
import { matchRoute } from "./routes.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to hydrate: index.html and the prerender disagree.");

const route = matchRoute(location.pathname);
const app = (
  <StrictMode>
    <App initial={route} />
  </StrictMode>
);
// The development server does not prerender: there is nothing to hydrate, and no head.
if (import.meta.env.DEV) {
  await loadWholePage(route);
  describePage(route);
  createRoot(root).render(app);
} else {
  await loadPage(route);
  hydrateRoot(root, app);
}
