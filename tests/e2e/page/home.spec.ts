import type { Page } from "@playwright/test";
import { products } from "../../../src/content/products/catalog.ts";
import { site } from "../../../src/content/site/company.ts";
import { expect, test } from "../fixtures.ts";

/** What each part of the home page consists of. The specification's words, letter for letter, are the build's to check. */

const section = (page: Page, name: RegExp) => page.getByRole("region", { name });

test("sections, hero and cards stand as specified", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.locator("h1, h2")).toHaveText([
    /./,
    /Core Capabilities/,
    /Technology/,
    /Product Pipeline 2025–2030/,
    /Partnerships/,
    /MIL-STD compliance/,
    /About/,
    /Contact/,
  ]);
  for (const id of ["capabilities", "technology", "about", "contact"])
    await expect(page.locator(`main #${id}`)).toHaveCount(1);

  const hero = main.locator("section").first();
  await expect(hero.getByText("For defense and security agencies", { exact: true })).toBeVisible();
  const link = (name: string) => hero.getByRole("link", { name });
  await expect(link("Explore Solutions")).toHaveAttribute("href", "/#capabilities");
  await expect(link("Contact Defense Team")).toHaveAttribute("href", "/#contact");
  await expect(hero.getByRole("listitem")).toHaveText([
    /^99\.9% Detection Rate1?$/,
    /^24\/7 Monitoring$/,
    /^MIL-STD Certified2?$/,
    /^SY300 Syfor Drones$/,
    /^Anti-Drone Solutions/,
    /^Drone Detection/,
    /^GNSS Jamming & Spoofing/,
    /^Cyber Warfare Simulation/,
  ]);

  const cards = section(page, /Core Capabilities/).locator("li", { has: page.locator("h3") });
  await expect(cards.locator("h3")).toHaveText(products.map(({ name }) => name));
  for (const [index, card] of (await cards.all()).entries()) {
    await expect(card.locator("h3 > svg")).toHaveCount(1);
    await expect(card.getByRole("img").first()).toHaveAttribute("alt", /.{20}/);
    await expect(card.locator("p").first()).toHaveText(/.{30}/);
    await expect(card.getByRole("listitem")).toHaveCount(4);
    await expect(card.locator("h3").getByRole("link")).toHaveAttribute("href", products[index]?.path ?? "");
  }

  await expect(section(page, /Technology/).getByRole("listitem")).toHaveCount(4);
  await expect(section(page, /Product Pipeline/).getByRole("listitem")).toHaveText(
    ["2025", "2026", "2027", "2028", "2029", "2030"].map((year) => new RegExp(`^${year}`)),
  );

  const contact = page.locator("#contact");
  const hotline = contact.getByRole("link", { name: site.hotline.display });
  await expect(hotline).toHaveAttribute("href", `tel:${site.hotline.dial}`);
  await expect(contact.getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}`,
  );
  await expect(contact.getByRole("textbox")).toHaveCount(4);
});

test("figures lead to how to read them; what may change is dated", async ({ page }) => {
  await page.goto("/");
  const edition = await page.locator('meta[name="dcterms.modified"]').getAttribute("content");
  const thisYear = section(page, /Product Pipeline/)
    .getByRole("listitem")
    .filter({ hasText: "this year" });
  await expect(thisYear).toHaveText(new RegExp(`^${edition?.slice(0, 4)} `));
  const compliance = section(page, /MIL-STD compliance/);
  await expect(compliance.getByText(/Status as of \w+ \d{4}/)).toBeVisible();
  await expect(compliance.getByRole("row", { name: /973/ })).toContainText("Canceled");
  const note = section(page, /Technology/).getByRole("link", { name: "Note 1: how to read our figures" });
  await note.first().click();
  await expect(page.locator("#how-to-read")).toBeFocused();
});
