import { isPagePath, matchRoute, type Route } from "../app/routes.ts";
import { patience, sectionScrollDelay } from "./delays.ts";
import { focusWithoutScrolling, scrollToSection } from "./sections.ts";

/** What the app does for a navigation; the browser does the rest. */
export interface Display {
  /** Brings all that the page needs. */
  readonly prepare: (route: Route) => Promise<void>;
  /** Puts the page on screen before it returns: all of it, or its beginning first. */
  readonly show: (route: Route, isWhole: boolean) => void;
  readonly isShown: (route: Route) => boolean;
}

/** Travels with a navigation that the site itself asks for. */
type Errand = { readonly section: string } | "document" | undefined;

// Older engines have no Navigation API: there every link loads a document, and nothing here ever runs.
const api = () => (globalThis as { navigation?: Navigation }).navigation;

/** Interrupted navigations end in rejections that mean nothing to us. */
function navigate(address: string, options: NavigationNavigateOptions & { readonly info: Errand }) {
  const result = api()?.navigate(address, options);
  result?.committed?.catch(() => undefined);
  result?.finished?.catch(() => undefined);
}

function isOurs(event: NavigateEvent): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination, info } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData || info === "document")
    return false;
  // Whatever this document has shown before it can show again, the 404 page included.
  if (navigationType === "traverse") return destination.sameDocument;
  return navigationType !== "reload" && isPagePath(new URL(destination.url));
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The document of a page stands on its own, whatever became of the page's script. */
function loadAsDocument({ navigationType, destination }: NavigateEvent) {
  if (navigationType === "traverse") location.reload();
  else navigate(destination.url, { info: "document" });
}

async function prepareInTime(event: NavigateEvent, route: Route, { prepare }: Display) {
  const tooLate = wait(patience).then(() => Promise.reject(new Error("The page's script does not come.")));
  try {
    await Promise.race([prepare(route), tooLate]);
  } catch (error) {
    // A visitor who has gone elsewhere meanwhile is left alone.
    if (!event.signal.aborted) loadAsDocument(event);
    throw error;
  }
}

async function arrive(event: NavigateEvent, route: Route, { show }: Display) {
  const { section } = (event.info ?? {}) as { readonly section?: string };
  show(route, event.navigationType === "traverse" || section !== undefined);
  event.scroll();
  if (section) {
    await wait(sectionScrollDelay);
    if (!event.signal.aborted) scrollToSection(section);
  } else {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading) focusWithoutScrolling(heading);
  }
}

/** Makes the browser's own navigations between pages of the site quick: no document is loaded for them. */
export function takeOverNavigation(display: Display): () => void {
  const onNavigate = (event: NavigateEvent) => {
    if (!isOurs(event)) return;
    const { pathname, hash } = new URL(event.destination.url);
    const route = matchRoute(pathname);
    if (display.isShown(route)) return;
    if (hash && event.navigationType !== "traverse") {
      // The section is reached by scrolling; the address is the page's alone.
      event.preventDefault();
      navigate(pathname, { info: { section: decodeURIComponent(hash.slice(1)) } });
      return;
    }
    const prepared = () => prepareInTime(event, route, display);
    event.intercept({
      scroll: "manual",
      focusReset: "manual",
      // Before the address changes, where the engine can: a visitor who changes their mind leaves no trace.
      ...(event.navigationType === "traverse" ? {} : { precommitHandler: prepared }),
      handler: async () => {
        await prepared();
        await arrive(event, route, display);
      },
    });
  };
  api()?.addEventListener("navigate", onNavigate);
  return () => api()?.removeEventListener("navigate", onNavigate);
}
