import { holdEarlySubmissions } from "./early-submissions.ts";
import { closeMenuAfterChoice } from "./mobile-menu.ts";
import { operateProductsMenu } from "./products-menu.ts";
import { followSectionLinks, scrollToSectionAskedFor } from "./section-links.ts";

/** What every page runs: all of it together is smaller than one picture of a menu. */
operateProductsMenu();
closeMenuAfterChoice();
followSectionLinks();
holdEarlySubmissions();
scrollToSectionAskedFor();
document.documentElement.dataset.interactive = "";
