import { holdEarlySubmissions } from "./early-submissions.ts";
import { initMobileMenu } from "./mobile-menu.ts";
import { initPrint } from "./print.ts";
import { initProductsMenu } from "./products-menu.ts";
import { initSectionLinks, scrollToRequestedSection } from "./section-links.ts";

/** What every page runs. */
initProductsMenu();
initMobileMenu();
initSectionLinks();
holdEarlySubmissions();
initPrint();
scrollToRequestedSection();
document.documentElement.dataset.interactive = "";
