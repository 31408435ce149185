/** Addresses of pages: files have an extension. */
const pages = [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }];
const sectionLink = { selector_matches: '[href*="#"]' };

/**
 * The browser prepares the page that a visitor is about to choose. Section links are only fetched ahead: drawn ahead,
 * each of them would be a page of its own.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { and: [...pages, { not: sectionLink }] }, eagerness: "moderate" }],
  prefetch: [{ where: { and: [...pages, { selector_matches: '[href^="/#"]' }] }, eagerness: "moderate" }],
});
