import { pages as routes } from "../../src/content/site/meta.ts";

export const missingPath = "/no-such-page";

/** All that a visitor can see: every page, and the one for an address that there is not. */
export const allPaths: readonly string[] = [...routes.map(({ path }) => path), missingPath];
