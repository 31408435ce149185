import type { Page } from "@playwright/test";
import { droneParts } from "../../../src/content/products/syfor-drones/parts.ts";
import type { Checks } from "../checks.ts";
import { expect } from "../fixtures.ts";
import {
  canvasOf,
  choose,
  differenceAfter,
  figureOf,
  type Silhouette,
  shapesStand,
  silhouette,
} from "./figure.ts";

/** What keys, buttons and choices do to the view, which stands as it opened. */
export function keyChecks(page: Page, opened: Silhouette): Checks {
  const chosen = figureOf(page).getByRole("radio", { checked: true });
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await canvasOf(page).press(key);
    await shapesStand(page);
  };
  /** A view, a pose or a part. */
  const view = async (name: string | RegExp) => {
    await choose(page, name);
    await shapesStand(page);
    return silhouette(page);
  };

  return {
    "plus and minus": async () => {
      await expect(chosen).toHaveAccessibleName("Three-quarter");
      await press("-", "-");
      expect((await silhouette(page)).width).toBeLessThan(opened.width * 0.8);
      await press("+", "+");
      expect(Math.abs((await silhouette(page)).width - opened.width)).toBeLessThan(0.01);
    },
    arrows: async () => {
      expect(await differenceAfter(page, () => press("ArrowRight"))).toBeGreaterThan(1);
      expect(await differenceAfter(page, () => press("ArrowUp"))).toBeGreaterThan(1);
      await press("ArrowDown", "ArrowLeft");
      await expect(chosen, "turned by hand it is in none of the views").toHaveCount(0);
      expect(Math.abs((await silhouette(page)).width - opened.width)).toBeLessThan(0.01);
    },
    views: async () => {
      const top = await view("Top");
      expect(top.height / top.width).toBeGreaterThan(0.8);
      await expect(chosen).toHaveAccessibleName("Top");
      const front = await view("Front");
      expect(front.height / front.width).toBeLessThan(0.45);
      expect(await differenceAfter(page, () => view("Side").then(() => {}))).toBeGreaterThan(1);
      const payload = await view("Payload");
      expect(payload.share).toBeGreaterThan(2 * opened.share);
      const back = await view("Three-quarter");
      expect(Math.abs(back.left - opened.left) + Math.abs(back.top - opened.top)).toBeLessThan(0.01);
    },
    poses: async () => {
      const carried = await view("Carried");
      expect(carried.width).toBeLessThan(opened.width / 2);
      expect(carried.height).toBeGreaterThan(opened.height);
      const flown = await view("Flown");
      expect(flown.top + flown.height).toBeLessThan(opened.top + opened.height - 0.01);
      const again = await view("Opened");
      // The page has scrolled by part of a pixel, and the rim is a few dark ones.
      expect(Math.abs(again.width - opened.width)).toBeLessThan(0.02);
    },
    "a part is brought out, framed, named and said": async () => {
      const { name, text } = droneParts.crate;
      await view(new RegExp(name));
      await expect(figureOf(page).getByRole("status")).toHaveText(`${name}. ${text}`);
      await expect(chosen).toHaveCount(1);
      await canvasOf(page).hover();
      await expect(figureOf(page).locator("[data-pointed]")).toHaveText(name);
      const skids = async () => {
        expect(Math.abs((await view(new RegExp(droneParts.skids.name))).x - 0.5)).toBeLessThan(0.12);
      };
      expect(await differenceAfter(page, skids)).toBeGreaterThan(1);
      await view("Three-quarter");
      await expect(figureOf(page).getByRole("status")).toBeEmpty();
    },
  };
}
