import { navigation } from "../../../src/content/site/navigation.ts";
import { expect, test } from "../fixtures.ts";
import { expectSectionReached, headerOf } from "../pages.ts";
import { holdScripts } from "./held-scripts.ts";

const sections = navigation.flatMap((item) => (item.kind === "section" ? [item.section] : []));

test("a section opened directly is shown, however late the pictures", async ({ page }) => {
  const release = await holdScripts(page, /\/pictures\//);
  for (const section of sections) {
    await page.goto("about:blank");
    await page.goto(`/#${section}`, { waitUntil: "commit" });
    await expectSectionReached(page, section);
  }
  release();
  await page.waitForLoadState();
  await expectSectionReached(page, "contact");
  await expect(page.locator("html[data-interactive]")).toBeAttached();
  // A section link clears the fragment of a direct visit.
  await headerOf(page).getByRole("link", { name: "Technology", exact: true }).click();
  await expectSectionReached(page, "technology");
  await expect(page).toHaveURL("/");
});
