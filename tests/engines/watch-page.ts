export const problemsKey = "journey-problems";

/** Runs in the page before its own scripts. What it hears outlives the document, until somebody asks. */
export function watchPage(key: string) {
  const keep = (line: string) => {
    const lines: string[] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    sessionStorage.setItem(key, JSON.stringify([...lines, line]));
  };
  const log = console.error;
  console.error = (...words: unknown[]) => {
    keep(`console error: ${words.join(" ")}`);
    log.apply(console, words);
  };
  let isLeft = false;
  addEventListener("beforeunload", () => {
    isLeft = true;
  });
  addEventListener("pageshow", () => {
    isLeft = false;
  });
  const onError = (event: Event) => {
    const { target } = event;
    // What is given up because the page is left is no problem of it.
    if (target instanceof Element)
      setTimeout(() => isLeft || keep(`page error: ${target.outerHTML} did not load`), 300);
    else keep(`page error: ${event instanceof ErrorEvent ? event.message : event.type}`);
  };
  // In the capturing phase the failures of pictures, scripts and styles are heard as well.
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => keep(`page error: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    keep(`console error: ${violatedDirective} forbids ${blockedURI}`),
  );
}

/** Runs in the page: what was heard, which is then forgotten. */
export function takeHeard(key: string): string[] {
  const lines: string[] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
  sessionStorage.removeItem(key);
  return lines;
}
