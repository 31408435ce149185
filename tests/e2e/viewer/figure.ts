import type { Page } from "@playwright/test";
import sharp from "sharp";
import { softwareGraphics } from "../../../tools/chromium.ts";
import { test as base, expect, visit } from "../fixtures.ts";
import { untilSharp, untilStill } from "./drawn-frames.ts";

export const test = base.extend({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, args: softwareGraphics });
  },
  viewport: { width: 800, height: 760 },
  // Shapes are judged, not edges: half the pixels each way will do.
  deviceScaleFactor: 0.5,
});

/** A busy processor draws slowly. */
export const patience = 90_000;

export const figureOf = (page: Page) => page.locator('[data-viewer="sy300"]');
export const openButton = (page: Page) => figureOf(page).getByRole("button", { name: /3D/ });
export const canvasOf = (page: Page) => figureOf(page).locator("canvas");
const stageOf = (page: Page) => figureOf(page).locator(".stage-frame");

export const expectState = (page: Page, state: string) =>
  expect(figureOf(page)).toHaveAttribute("data-state", state, { timeout: patience });

/** How far down the page the list of parts begins. */
export const listTop = (page: Page) =>
  figureOf(page)
    .locator(".stage-lists")
    .evaluate((list) => Math.round(list.getBoundingClientRect().top + scrollY));

/** The scripts that only the 3D view needs, under whatever folder and with whatever digest the build gives them. */
export const viewerScripts = /\/(?:create-viewer|_virtual_sy300)[-.][^/]*\.js$/;
export const modelScript = /\/_virtual_sy300[-.][^/]*\.js$/;

/** By the keys: in a low window the frame, which stays in sight, may stand over what a pointer would be sent to. */
export async function choose(page: Page, name: string | RegExp) {
  const radio = figureOf(page).getByRole("radio", { name, exact: true });
  await radio.press("Space");
  await expect(radio).toBeChecked();
}

export async function visitFigure(page: Page) {
  await visit(page, "/syfor-drones");
  await openButton(page).scrollIntoViewIfNeeded();
  await expect(openButton(page)).toBeEnabled({ timeout: patience });
  await choose(page, "Three-quarter");
}

/** Waits until the final picture stands: it comes half a second after the one before. */
export const settled = (page: Page) => untilStill(page, 750, patience);

/** Waits until shapes can be judged, which is long before the final picture. Only where motion is reduced. */
export const shapesStand = (page: Page) => untilSharp(page, patience);

export interface Silhouette {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Share of the window that is dark. */
  readonly share: number;
  /** Middle of what is dark. */
  readonly x: number;
  readonly y: number;
}

/** Darker than any shadow on the paper. */
const dark = 80;

/** Runs in the page: what is written on the window goes or comes back; answers the window's place on the page's. */
function placeOf(stage: Element, visibility: "hidden" | "") {
  for (const word of stage.querySelectorAll<HTMLElement>("svg, button, p, [data-hand]"))
    word.style.visibility = visibility;
  const { left, top, width, height } = stage.getBoundingClientRect();
  // Not the rim, where the page's header or a focus ring may stand.
  const rim = 0.02 * width;
  return [left + rim, top + rim, width - 2 * rim, height - 2 * rim].map((length) => length / innerWidth);
}

/** The window as it is seen, without what stands on it. The browser's own photograph is much the cheapest. */
async function pixelsOf(page: Page) {
  const stage = stageOf(page);
  // Clear of the page's header.
  await stage.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const place = await stage.evaluate(placeOf, "hidden" as const);
  const session = await page.context().newCDPSession(page);
  const { data: encoded } = await session.send("Page.captureScreenshot", { optimizeForSpeed: true });
  await session.detach();
  await stage.evaluate(placeOf, "" as const);
  const picture = sharp(Buffer.from(encoded, "base64"));
  const full = (await picture.metadata()).width;
  const [left = 0, top = 0, width = 0, height = 0] = place.map((share) => Math.floor(share * full));
  const { data } = await picture
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height };
}

/** The place of the machine in the window, all in shares of the window's width. */
export async function silhouette(page: Page): Promise<Silhouette> {
  const { data, width, height } = await pixelsOf(page);
  const points = [...data.keys()].filter((at) => (data[at] ?? 255) < dark);
  const xs = points.map((at) => at % width).sort((a, b) => a - b);
  const ys = points.map((at) => Math.floor(at / width)).sort((a, b) => a - b);
  // A few stray pixels make no silhouette.
  const edge = (values: readonly number[], share: number) =>
    (values[Math.floor((values.length - 1) * share)] ?? 0) / width;
  const [left, right, top, bottom] = [edge(xs, 0.002), edge(xs, 0.998), edge(ys, 0.002), edge(ys, 0.998)];
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    left,
    top,
    width: right - left,
    height: bottom - top,
    share: points.length / (width * height),
    x: mean(xs) / width,
    y: mean(ys) / height,
  };
}

/** Mean difference of two pictures of the window, 0 to 255. */
export async function differenceAfter(page: Page, act: () => Promise<void>): Promise<number> {
  const before = await pixelsOf(page);
  await act();
  const after = await pixelsOf(page);
  expect(after.data).toHaveLength(before.data.length);
  return (
    before.data.reduce((sum, value, at) => sum + Math.abs(value - (after.data[at] ?? 0)), 0) /
    before.data.length
  );
}
