import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { App } from "./app.tsx";
import { loadDocument } from "./page-loader.ts";
import { matchRoute } from "./routes.ts";

export { notFoundRoute, routes } from "./routes.ts";

/** The page's body as HTML, exactly as the browser will hydrate it. */
export async function render(path: string): Promise<string> {
  const route = matchRoute(path);
  await loadDocument(route);
  const { prelude } = await prerender(
    <StrictMode>
      <App initial={route} />
    </StrictMode>,
    // Never split a large part off into a script that moves it into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
