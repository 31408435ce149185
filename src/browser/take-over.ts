import { patience, sectionScrollDelay } from "./delays.ts";
import { looksLikePage } from "./destination.ts";
import { focusWithoutScrolling, scrollToSection } from "./sections.ts";

/** A page that has all it needs. */
export interface ReadyPage {
  readonly path: string;
  /** Puts it on screen before it returns: all of it, or its beginning first. */
  readonly show: (isWhole: boolean) => void;
}

/** What the app does for a navigation; the browser does the rest. */
export interface Display {
  /** For an address that is no page it brings the one that says so. */
  readonly prepare: (path: string) => Promise<ReadyPage>;
  /** A page that was prepared before, foreseen or visited. */
  readonly readyPage: (path: string) => ReadyPage | undefined;
  readonly isShown: (path: string) => boolean;
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
  return navigationType !== "reload" && looksLikePage(new URL(destination.url));
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The document of a page stands on its own, whatever became of the page's script. */
function loadAsDocument({ navigationType, destination }: NavigateEvent) {
  if (navigationType === "traverse") location.reload();
  else navigate(destination.url, { info: "document" });
}

async function prepareInTime(event: NavigateEvent, path: string, { prepare }: Display): Promise<ReadyPage> {
  const tooLate = wait(patience).then(() => Promise.reject(new Error("The page's script does not come.")));
  try {
    const page = await Promise.race([prepare(path), tooLate]);
    if (page.path !== path && event.navigationType !== "traverse")
      throw new Error("There is no such page; the server says so with a status of its own.");
    return page;
  } catch (error) {
    // A visitor who has gone elsewhere meanwhile is left alone.
    if (!event.signal.aborted) loadAsDocument(event);
    throw error;
  }
}

async function arrive(event: NavigateEvent, page: ReadyPage) {
  const { section } = (event.info ?? {}) as { readonly section?: string };
  page.show(event.navigationType === "traverse" || section !== undefined);
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
    if (display.isShown(pathname)) return;
    if (hash && event.navigationType !== "traverse") {
      // The section is reached by scrolling; the address is the page's alone.
      event.preventDefault();
      navigate(pathname, { info: { section: decodeURIComponent(hash.slice(1)) } });
      return;
    }
    const isReady = display.readyPage(pathname) !== undefined;
    const prepared = () => prepareInTime(event, pathname, display);
    event.intercept({
      scroll: "manual",
      focusReset: "manual",
      // Before the address changes, where the engine can: a visitor who changes their mind leaves no trace.
      ...(isReady || event.navigationType === "traverse"
        ? {}
        : { precommitHandler: async () => void (await prepared()) }),
      handler: async () => {
        // One that is ready is drawn in the task that changes the address: waiting for nothing takes several.
        const page = display.readyPage(pathname) ?? (await prepared());
        // Back, pressed since the address changed, leads to the page that still stands there.
        if (!event.signal.aborted) await arrive(event, page);
      },
    });
  };
  api()?.addEventListener("navigate", onNavigate);
  return () => api()?.removeEventListener("navigate", onNavigate);
}
