import { holdEarlySubmissions } from "./early-submissions.ts";
import { initMobileMenu } from "./mobile-menu.ts";
import { initPrint } from "./print.ts";
import { initProductsMenu } from "./products-menu.ts";
import { initSectionLinks, scrollToRequestedSection } from "./section-links.ts";

/** What every page runs. It comes while the page is still arriving: the header should answer at once. */
function start() {
  initProductsMenu();
  initMobileMenu();
  document.documentElement.dataset.interactive = "";
}

const whenParsed = (run: () => void) => {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run, { once: true });
  else run();
};

initSectionLinks();
holdEarlySubmissions();
initPrint();
// What follows the header is there, and so all of the header.
if (document.querySelector("main")) start();
else whenParsed(start);
whenParsed(scrollToRequestedSection);
