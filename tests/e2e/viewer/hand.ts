import type { Page } from "@playwright/test";
import type { Checks } from "../checks.ts";
import { expect } from "../fixtures.ts";
import { canvasOf, choose, differenceAfter, figureOf, settled, shapesStand, silhouette } from "./figure.ts";

/** A drag turns it, two fingers and a wheel with a modifier bring it nearer, all else scrolls the page. */
export async function handChecks(page: Page, frames: () => Promise<readonly number[]>): Promise<Checks> {
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error("The canvas has no place.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...places: readonly (readonly number[])[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: places.map(([dx = 0, dy = 0], id) => ({ x: x + dx, y: y + dy, id })),
    });
  const scrolled = () => page.evaluate(() => scrollY);
  const width = async () => {
    await shapesStand(page);
    return (await silhouette(page)).width;
  };

  return {
    "a press beside it folds nothing": async () => {
      await choose(page, "Carried");
      await shapesStand(page);
      await page.mouse.click(box.x + 20, y);
      await expect(figureOf(page).getByRole("radio", { name: "Carried" })).toBeChecked();
      await choose(page, "Opened");
      await shapesStand(page);
    },
    drag: async () => {
      const drag = async () => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 120, y, { steps: 4 });
        await page.mouse.up();
        await shapesStand(page);
      };
      expect(await differenceAfter(page, drag)).toBeGreaterThan(1);
    },
    "two fingers apart and together, upright too, and no part is chosen": async () => {
      /** Of two fingers one stays, the other moves, and the page does not. */
      const pinch = async (stays: readonly number[], ...way: readonly (readonly number[])[]) => {
        const place = await scrolled();
        await touch("touchStart", stays);
        await touch("touchStart", stays, way[0] ?? stays);
        for (const at of way) await touch("touchMove", stays, at);
        await touch("touchEnd");
        await shapesStand(page);
        expect(await scrolled()).toBe(place);
        return (await silhouette(page)).width;
      };
      const before = await width();
      const nearer = await pinch([-30, 0], [30, 0], [33, 0], [36, 0], [39, 0]);
      expect(nearer / before).toBeGreaterThan(1.1);
      expect(nearer / before).toBeLessThan(1.2);
      const farther = await pinch([0, -40], [0, 40], [0, 20], [0, 10], [0, 0]);
      expect(farther / nearer).toBeLessThan(0.7);
      await expect(figureOf(page).getByRole("status")).toBeEmpty();
    },
    "wheel with a modifier": async () => {
      const before = await width();
      await page.keyboard.down("Control");
      await page.mouse.wheel(0, -200);
      await page.keyboard.up("Control");
      expect(await width()).toBeGreaterThan(before * 1.2);
    },
    "wheel and upright swipe are the page's": async () => {
      await settled(page);
      const drawn = (await frames()).length;
      const before = await scrolled();
      await page.mouse.wheel(0, 60);
      await expect.poll(scrolled).toBeGreaterThan(before);
      const turned = await scrolled();
      await touch("touchStart", [0, 100]);
      for (const up of [80, 60, 40, 20, 0]) await touch("touchMove", [0, up]);
      await touch("touchEnd");
      await expect.poll(scrolled).toBeGreaterThan(turned);
      expect(await frames()).toHaveLength(drawn);
    },
  };
}
