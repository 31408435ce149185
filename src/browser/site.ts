import { holdEarlySubmissions } from "./early-submissions.ts";
import { initMobileMenu } from "./mobile-menu.ts";
import { initPrint } from "./print.ts";
import { initProductsMenu } from "./products-menu.ts";
import { initSectionLinks, scrollToRequestedSection } from "./section-links.ts";

/** What every page runs. It comes while the page is still arriving: the header is there, the rest is heard from outside. */
initProductsMenu();
initMobileMenu();
initSectionLinks();
holdEarlySubmissions();
initPrint();
if (document.readyState === "loading")
  document.addEventListener("DOMContentLoaded", scrollToRequestedSection, { once: true });
else scrollToRequestedSection();
document.documentElement.dataset.interactive = "";
