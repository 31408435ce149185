import { addressOf, isServed } from "../../server/addresses.ts";
import { filesIn } from "../../server/files.ts";
import { expect, test } from "./fixtures.ts";
import { workWholePage } from "./full-visit.ts";
import { expectMissingPage, lastScriptOf, missingPath, pages } from "./pages.ts";
import { recordingProxy } from "./recording-proxy.ts";
import { nothing, storedBy, witness } from "./witness.ts";

/** This site sends nothing, stores nothing and loads nothing from elsewhere. */

// Chromium itself asks its maker about every form it sees, on any site. The 3D view, which a busy processor draws for
// minutes, keeps its silence in viewer.spec.ts; here it is asked for where it cannot be had.
const quietly = ["--disable-features=AutofillServerCommunication", "--disable-3d-apis"];
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...quietly],
    });
  },
});

const addresses = new Set([missingPath, ...filesIn("dist").filter(isServed).map(addressOf)]);

for (const { path } of pages) {
  test(`a full visit to ${path} is silent`, async ({ openPage, baseURL, expectProblem }) => {
    test.setTimeout(360_000);
    const origin = String(baseURL);
    const proxy = await recordingProxy(origin);
    const page = await openPage({ proxy: { server: proxy.address } });
    const seen = await witness(page, origin);
    expectMissingPage(path, expectProblem);

    const lastScript = lastScriptOf(page);
    await workWholePage(page, path);
    await lastScript;

    expect(await storedBy(page)).toEqual(nothing);
    expect(await page.context().cookies()).toEqual([]);
    // The page goes first: what it still asks for would find no proxy.
    await page.close();
    proxy.close();
    expect(seen).toEqual([]);
    expect(proxy.sent.length).toBeGreaterThan(5);
    for (const { method, address, headers, bodyBytes } of proxy.sent) {
      expect(`${method} ${bodyBytes}`, address).toBe("GET 0");
      expect(address.startsWith(origin) && addresses.has(address.slice(origin.length)), address).toBe(true);
      expect(Object.keys(headers), address).not.toContain("cookie");
      expect(new URL(headers.referer ?? origin).origin, address).toBe(new URL(origin).origin);
    }
  });
}
