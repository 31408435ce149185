import type { Page } from "@playwright/test";

/** Records everything the browser reports that a silent page would not do. */
export async function witness(page: Page, origin: string): Promise<string[]> {
  const context = page.context();
  const seen: string[] = [];
  const note = (what: string) => (subject: { url(): string }) => void seen.push(`${what} ${subject.url()}`);
  page.on("websocket", note("websocket"));
  page.on("worker", note("worker"));
  page.on("popup", note("window"));
  page.on("download", note("download"));
  context.on("serviceworker", note("service worker"));
  page.on("framenavigated", (frame) => {
    if (!frame.url().startsWith(`${origin}/`)) seen.push(`navigation ${frame.url()}`);
  });
  context.on("request", (request) => {
    if (request.method() !== "GET" || !request.url().startsWith(`${origin}/`))
      seen.push(`${request.method()} ${request.url()}`);
  });
  context.on("response", (response) => {
    if ("set-cookie" in response.headers()) seen.push(`cookie from ${response.url()}`);
  });
  await context.exposeFunction("reportViolation", (violation: string) => void seen.push(violation));
  await context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation(text: string): void };
      reportViolation(`violation of ${effectiveDirective} by ${blockedURI}`);
    }),
  );
  return seen;
}

/** Everything a browser can keep for a site. */
export const storedBy = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    name: window.name,
  }));

export const nothing: Awaited<ReturnType<typeof storedBy>> = {
  cookie: "",
  local: 0,
  session: 0,
  databases: 0,
  caches: 0,
  workers: 0,
  name: "",
};
