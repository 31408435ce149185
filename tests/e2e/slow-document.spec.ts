import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, phone, test } from "./fixtures.ts";

const documentOf = (name: string) => readFileSync(`dist/${name}.html`, "utf8");
/** Milliseconds: many frames, in which half a header could be painted. */
const pause = 600;

/** Gives a document in two pieces, cut before a text, with a pause between them; of all else nothing. */
async function serveCut(document: string, text: string) {
  const cut = document.indexOf(text, document.indexOf("<header"));
  const server = createServer(async ({ url }, response) => {
    response.writeHead(url === "/" ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" });
    if (url === "/") {
      response.write(document.slice(0, cut));
      await wait(pause);
      response.write(document.slice(cut));
    }
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

const seenBy = (page: Page) =>
  page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200);
      });
    const shifts = (await entries("layout-shift")) as (PerformanceEntry & { readonly value: number })[];
    const [first] = (await entries("paint")).filter(({ name }) => name === "first-contentful-paint");
    return { firstPaint: first?.startTime ?? 0, shift: shifts.reduce((sum, { value }) => sum + value, 0) };
  });

async function seenAt(server: Server, page: Page) {
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: "load" });
  const seen = await seenBy(page);
  server.close();
  server.closeAllConnections();
  return seen;
}

test("a header that comes in two pieces is painted whole, and never moves", async ({
  openPage,
  forgiveProblems,
}) => {
  forgiveProblems();
  const server = await serveCut(documentOf("drone-detection"), "Get Quote");
  const { firstPaint, shift } = await seenAt(server, await openPage(phone));
  expect(firstPaint).toBeGreaterThan(pause);
  expect(shift).toBeLessThan(0.001);
});

const cuts = [
  ["contents that come in two pieces do not push the picture below them", "anti-drone-solution", '"#depth"'],
  ["contents that end where the picture ends do not climb", "cyber-warfare-simulation", '"#depth"'],
  ["an opening that ends where its picture ends does not climb", "syfor-drones", "Request Demo"],
] as const;
for (const [title, name, text] of cuts)
  test(title, async ({ openPage, forgiveProblems }) => {
    forgiveProblems();
    const server = await serveCut(documentOf(name), text);
    const { firstPaint, shift } = await seenAt(
      server,
      await openPage({ viewport: { width: 1440, height: 900 } }),
    );
    expect(firstPaint).toBeLessThan(pause);
    expect(shift).toBeLessThan(0.001);
  });
