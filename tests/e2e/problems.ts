import type { BrowserContext } from "@playwright/test";

/**
 * Everything that went wrong in a browser context, one line each:
 * `console error: …`, `console warning: …`, `page error: …`, `404 <address>`, `failed <address>: …`.
 */
export function watchProblems(context: BrowserContext, hasScripts = true): string[] {
  const problems: string[] = [];
  context.on("console", (message) => {
    // A failed load is reported below with its address, which the console message leaves out.
    if (message.text().startsWith("Failed to load resource:")) return;
    if (["error", "warning"].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => problems.push(`page error: ${error.error().stack}`));
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page cancels what it is still loading.
    const isCancelled = reason === "net::ERR_ABORTED";
    // With scripts switched off, the browser refuses the preloaded ones.
    const isSwitchedOff = !hasScripts && reason === "csp";
    if (!isCancelled && !isSwitchedOff) problems.push(`failed ${request.url()}: ${reason}`);
  });
  return problems;
}
