import type { Page } from "@playwright/test";
import { watchFrames } from "../../tools/drawn-frames.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { expect } from "./fixtures.ts";
import {
  canvasOf,
  expectState,
  figureOf,
  listTop,
  openButton,
  settled,
  silhouette,
  test,
  viewerScripts,
  visitFigure,
} from "./viewer.ts";
import { witness } from "./witness.ts";

test.setTimeout(300_000);

const expectNoFindings = (page: Page) => expectNoAxeFindings(page, '[data-viewer="sy300"]');

test("from the poster to the view and back: nothing before the button, silent, alike, still", async ({
  page,
  baseURL,
}) => {
  const seen = await witness(page, String(baseURL));
  const scripts: string[] = [];
  page.on("request", (request) => void (viewerScripts.test(request.url()) && scripts.push(request.url())));
  const frames = await watchFrames(page);
  await visitFigure(page);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await expectNoFindings(page);
  const poster = await silhouette(page);
  const list = await listTop(page);

  await openButton(page).press("Enter");
  await expectState(page, "ready");
  expect(scripts).toHaveLength(2);
  await expect(canvasOf(page)).toBeFocused();
  expect(await listTop(page)).toBe(list);
  await settled(page);
  const first = await silhouette(page);
  expect(first.share).toBeGreaterThan(0.004);
  for (const side of ["left", "top", "width", "height"] as const)
    expect(Math.abs(first[side] - poster[side]), side).toBeLessThan(0.03);
  expect(Math.max(...(await frames()))).toBeLessThanOrEqual(12);
  await expectNoFindings(page);

  const drawn = (await frames()).length;
  await page.waitForTimeout(2000);
  expect(await frames()).toHaveLength(drawn);

  await page.keyboard.press("Escape");
  await expectState(page, "idle");
  await expect(canvasOf(page)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
  await expect(figureOf(page).getByRole("img")).toBeVisible();
  expect(seen).toEqual([]);
});

test("while it loads it says so, how far it is, and lets go", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/_virtual_sy300-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await visitFigure(page);
  await openButton(page).click();
  await expectState(page, "loading");
  const progress = figureOf(page).getByRole("progressbar", { name: /3D/ });
  await expect(progress).toHaveJSProperty("value", 1);
  await expect(figureOf(page).getByRole("img")).toBeVisible();
  await expectNoFindings(page);
  await figureOf(page).getByRole("button", { name: "Cancel" }).click();
  await expectState(page, "idle");
  release();
  await page.waitForTimeout(500);
  await expectState(page, "idle");
});

test("a browser without WebGL 2 reads one sentence and keeps the picture", async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind === "webgl2" ? null : Reflect.apply(original, this, [kind, ...rest]);
    } as typeof original;
  });
  const scripts: string[] = [];
  page.on("request", (request) => void (viewerScripts.test(request.url()) && scripts.push(request.url())));
  await visitFigure(page);
  await openButton(page).click();
  await expectState(page, "failed");
  await expect(figureOf(page).getByText(/WebGL 2/)).toBeVisible();
  await expect(figureOf(page).getByRole("img")).toBeVisible();
  expect(scripts).toEqual([]);
  await expectNoFindings(page);
});

test("a model that does not come leaves the picture, and a second try", async ({ page, expectProblem }) => {
  expectProblem(/^failed .*_virtual_sy300/);
  await page.route("**/assets/_virtual_sy300-*.js", (route) => route.abort());
  await visitFigure(page);
  await openButton(page).click();
  await expectState(page, "failed");
  await expect(figureOf(page).getByRole("img")).toBeVisible();
  await expectNoFindings(page);
  await page.unrouteAll();
  await openButton(page).click();
  await expectState(page, "ready");
});
