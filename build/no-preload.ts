import type { Plugin } from "vite";

/** Vite wraps every dynamic import in a helper that preloads; the pages' heads do that, so it only has to import. */
export function noPreloadHelper(): Plugin {
  return {
    name: "syfor:no-preload-helper",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
  };
}
