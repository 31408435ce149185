import { routes } from "../../src/app/routes.ts";
import { canonicalAddress, site } from "../../src/content/site/company.ts";
import { expect, test, visit } from "./fixtures.ts";
import { expectMissingPage, missingPath, pages } from "./pages.ts";

for (const { path, meta, product } of pages) {
  test(`${path} describes itself in its HTML`, async ({ page, expectProblem }) => {
    expectMissingPage(path, expectProblem);
    await visit(page, path);
    const content = (selector: string) => page.locator(selector).getAttribute("content");
    await expect(page).toHaveTitle(meta.title);
    expect(await content('meta[name="description"]')).toBe(meta.description);
    expect(await content('meta[property="og:title"]')).toBe(meta.title);
    expect(await content('meta[property="og:description"]')).toBe(meta.description);
    expect(await content('meta[property="og:image"]')).toMatch(/^https:\/\/.*\/share\/.*\.jpg$/);
    expect(await content('meta[name="twitter:card"]')).toBe("summary_large_image");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");

    const canonical = page.locator('link[rel="canonical"]');
    if (path === missingPath) {
      await expect(canonical).toHaveCount(0);
      expect(await content('meta[name="robots"]')).toBe("noindex");
    } else {
      await expect(canonical).toHaveAttribute("href", canonicalAddress(path));
      expect(await content('meta[property="og:url"]')).toBe(canonicalAddress(path));
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    }

    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
    const kinds = data["@graph"].map((item: { "@type": string }) => item["@type"]);
    expect(kinds).toEqual(product ? ["Organization", "Product"] : ["Organization"]);
    expect(data["@graph"][0].name).toBe(site.name);
  });

  test(`${path} is served without inline scripts, styles or foreign addresses`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<style/);
    expect(html).not.toMatch(/\son[a-z]+=/);
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    for (const script of scripts) expect(script).toMatch(/type="application\/ld\+json"| src="\/assets\//);
    const loaded = html.matchAll(/<(?:link|script|img|source|iframe)[^>]*\s(?:href|src|srcset)="([^"]+)"/gi);
    for (const [tag, address] of loaded) {
      if (!tag.includes('rel="canonical"')) expect(address).toMatch(/^\//);
    }
  });

  test(`${path} talks to nobody else and leaves nothing behind`, async ({ page, context, expectProblem }) => {
    expectMissingPage(path, expectProblem);
    const origins = new Set<string>();
    context.on("request", (request) => origins.add(new URL(request.url()).origin));
    await visit(page, path);
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState("networkidle");
    expect([...origins]).toEqual([new URL(page.url()).origin]);
    expect(await context.cookies()).toEqual([]);
    const kept = await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
    }));
    expect(kept).toEqual({ local: 0, session: 0, databases: 0 });
  });
}

test("the sitemap lists every page and robots.txt names it", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(routes.map(({ path }) => canonicalAddress(path)));
  expect(await (await request.get("/robots.txt")).text()).toContain(canonicalAddress("/sitemap.xml"));
});

test("icons and manifest are there", async ({ request }) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest.name).toBe(site.name);
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  for (const path of [...icons, "/favicon.ico", "/icon.svg", "/apple-touch-icon.png"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toMatch(/^image\//);
  }
});
