import type { Page } from "@playwright/test";
import { expect, test, visit } from "./fixtures.ts";
import { holdScripts } from "./navigation/held-scripts.ts";

/** Milliseconds: many times what the scripts take to come from here. */
const aWhile = 1000;

/** The page with its picture still on the way, and the scripts that it has asked for so far. */
async function openBeforeItsPicture(page: Page) {
  const release = await holdScripts(page, /\/pictures\//);
  const asked: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && asked.push(request.url())));
  await page.goto("/drone-detection", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return { asked, release };
}

const interactive = (page: Page) => page.locator("html[data-interactive]");

const hands = {
  "a key is pressed": (page: Page) => page.keyboard.press("Tab"),
  "the pointer moves": (page: Page) => page.mouse.move(60, 60),
} as const;

for (const [sign, act] of Object.entries(hands))
  test(`scripts leave the line to the picture, until ${sign}`, async ({ page }) => {
    // A pointer that rests where the page appears is no sign of a hand.
    await page.mouse.move(50, 50);
    const { asked, release } = await openBeforeItsPicture(page);
    await page.waitForTimeout(aWhile);
    expect(asked).toEqual([]);
    await act(page);
    await expect(interactive(page)).toBeAttached({ timeout: aWhile });
    release();
  });

test("errors say where they come from once the scripts are here", async ({ page }) => {
  await visit(page, "/drone-detection");
  const trace = () => page.evaluate(() => new Error("One that is thrown later").stack?.split("\n").length);
  await expect.poll(trace).toBeGreaterThan(1);
});

test("a picture that never comes does not hold the scripts back", async ({ page }) => {
  const { release } = await openBeforeItsPicture(page);
  await expect(interactive(page)).toBeAttached({ timeout: 5000 });
  release();
});
