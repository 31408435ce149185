import type { Browser, Page } from "@playwright/test";

/** Runs in every document: when the page that a link led to was painted, whether by a script or as a document. */
function watchArrival() {
  const clicked = Number(sessionStorage.getItem("clicked"));
  if (!clicked) return;
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName("first-contentful-paint");
    if (first) Object.assign(window, { took: performance.timeOrigin + first.startTime - clicked });
  }).observe({ type: "paint", buffered: true });
}

/** Notes the time and clicks; where the document stays, the frame that first shows the other page ends it. */
function follow(link: Element) {
  const heading = document.querySelector("main h1");
  const clicked = performance.timeOrigin + performance.now();
  sessionStorage.setItem("clicked", String(clicked));
  const look = () => {
    if (document.querySelector("main h1") === heading) return requestAnimationFrame(look);
    const painted = new MessageChannel();
    painted.port1.onmessage = () =>
      Object.assign(window, { took: performance.timeOrigin + performance.now() - clicked });
    painted.port2.postMessage("");
  };
  requestAnimationFrame(look);
  (link as HTMLElement).click();
}

const took = (page: Page) =>
  page
    .waitForFunction(() => (window as unknown as { took?: number }).took)
    .then((handle) => handle.jsonValue());

/** Milliseconds from the click on a link that was pointed at until the other page is painted. */
export async function pageToPage(browser: Browser, origin: string, to: string, slowdown: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchArrival);
  await page.goto(`${origin}/`, { waitUntil: "networkidle" });
  const link = page.locator(`main a[href="${to}"]`).first();
  await link.hover();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await link.evaluate(follow);
  const time = await took(page);
  await context.close();
  return time ?? 0;
}
