import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { App } from "./app.tsx";

export { notFoundRoute, routes } from "./routes.ts";

/** The page's body as HTML, exactly as the browser will hydrate it. */
export async function render(path: string): Promise<string> {
  const { loadDocument } = await import("./pages.ts");
  const page = await loadDocument(path);
  const { prelude } = await prerender(
    <StrictMode>
      <App initial={page} />
    </StrictMode>,
    // Never split a large part off into a script that moves it into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
