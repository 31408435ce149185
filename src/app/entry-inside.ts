import { bringScripts } from "./bring-scripts.ts";
import { layOutOpeningFirst } from "./lay-out-opening-first.ts";

/** The one script inside each page: it needs no request, and none of the page is laid out before it. */
layOutOpeningFirst();
bringScripts();
