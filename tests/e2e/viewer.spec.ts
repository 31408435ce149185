import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "./axe.ts";
import { runChecks } from "./checks.ts";
import { expect, holdRequests } from "./fixtures.ts";
import { watchFrames } from "./viewer/drawn-frames.ts";
import {
  canvasOf,
  choose,
  expectState,
  figureOf,
  listTop,
  modelScript,
  openButton,
  type Silhouette,
  settled,
  shapesStand,
  silhouette,
  test,
  viewerScripts,
  visitFigure,
} from "./viewer/figure.ts";
import { handChecks } from "./viewer/hand.ts";
import { keyChecks } from "./viewer/keys.ts";
import {
  expectContextGivenBackOnLeaving,
  expectLostContextToComeBack,
  expectNothingDrawnOutOfSight,
  expectNothingLeftBehind,
} from "./viewer/life.ts";
import { witness } from "./witness.ts";

/** To open the view costs more than anything done to it: as much as can be is done to one. */

test.use({ hasTouch: true });
test.setTimeout(600_000);

const expectNoFindings = (page: Page) => expectNoAxeFindings(page, '[data-viewer="sy300"]');

function watchViewerScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on("request", (request) => void (viewerScripts.test(request.url()) && scripts.push(request.url())));
  return scripts;
}

function expectAlike(first: Silhouette, poster: Silhouette) {
  expect(first.share).toBeGreaterThan(0.01);
  for (const side of ["left", "top", "width", "height"] as const)
    expect(Math.abs(first[side] - poster[side]), side).toBeLessThan(0.03);
}

test("from the poster to the view and back: nothing before the button, silent, alike, still, in hand", async ({
  page,
  baseURL,
}) => {
  const seen = await witness(page, String(baseURL));
  const scripts = watchViewerScripts(page);
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
  const opened = await silhouette(page);
  expectAlike(opened, poster);
  await expectNoFindings(page);

  const drawn = (await frames()).length;
  await page.waitForTimeout(2000);
  expect(await frames()).toHaveLength(drawn);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await runChecks(keyChecks(page, opened));
  await choose(page, "Three-quarter");
  // Farther off, so that it can come nearer and still be seen whole.
  for (const key of ["-", "-"]) await canvasOf(page).press(key);
  await shapesStand(page);
  await runChecks(await handChecks(page, frames));
  await runChecks({
    "nothing is drawn out of sight": () => expectNothingDrawnOutOfSight(page, frames),
    "a lost context comes back": () => expectLostContextToComeBack(page, frames),
  });

  await canvasOf(page).press("Escape");
  await expectState(page, "idle");
  await expect(canvasOf(page)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
  await expect(figureOf(page).getByRole("img")).toBeVisible();
  expect(seen).toEqual([]);
});

test("opened and closed again and again, it leaves nothing behind, and nothing when the page is left", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visitFigure(page);
  await expectNothingLeftBehind(page);
  await expectContextGivenBackOnLeaving(page);
});

async function expectToLoadAndLetGo(page: Page) {
  const release = await holdRequests(page, modelScript);
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
  await page.unrouteAll();
}

async function expectPictureAndSecondTry(page: Page) {
  await page.route(modelScript, (route) => route.abort());
  await visitFigure(page);
  await openButton(page).click();
  await expectState(page, "failed");
  await expect(figureOf(page).getByRole("img")).toBeVisible();
  await expectNoFindings(page);
  await page.unrouteAll();
  await openButton(page).click();
  await expectState(page, "ready");
}

async function expectSentenceWithoutWebGl(page: Page) {
  await visitFigure(page);
  const scripts = watchViewerScripts(page);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openButton(page).click();
  await expectState(page, "failed");
  await expect(figureOf(page).getByText(/WebGL 2/)).toBeVisible();
  await expect(figureOf(page).getByRole("img")).toBeVisible();
  expect(scripts).toEqual([]);
  await expectNoFindings(page);
}

test("while it loads, and when it cannot", async ({ page, expectProblem }) => {
  expectProblem(/^failed .*_virtual_sy300/);
  expectProblem(/^console error: .*_virtual_sy300/);
  await runChecks({
    "it says so, how far it is, and lets go": () => expectToLoadAndLetGo(page),
    "a model that does not come leaves the picture, and a second try": () => expectPictureAndSecondTry(page),
    "a browser without WebGL 2 reads one sentence and keeps the picture": () =>
      expectSentenceWithoutWebGl(page),
  });
});
