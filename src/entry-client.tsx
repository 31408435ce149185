import "./styles/index.css";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { loadPage } from "./page-loader.ts";
import { matchRoute } from "./routes.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to hydrate: index.html and the prerender disagree.");

await loadPage(matchRoute(location.pathname));
hydrateRoot(
  root,
  <StrictMode>
    <App />
  </StrictMode>,
);
