import type { Page } from "@playwright/test";
import { products } from "../../../src/content/products/catalog.ts";
import { expect, test } from "../fixtures.ts";

/** What each product page consists of. The specification's words, letter for letter, are the build's to check. */

const region = (page: Page, name: RegExp) => page.getByRole("region", { name });
const cardsIn = (page: Page, name: RegExp) => region(page, name).getByRole("heading", { level: 3 });
const contactLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Contact Defense Team" });

test("four products have a title, an intro, four feature cards, and the way to the form", async ({
  page,
}) => {
  for (const { name, path } of products.filter(({ slug }) => slug !== "syfor-drones"))
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(main.locator("section").first().locator("p", { hasText: /.{80}/ })).not.toHaveCount(0);
      await expect(cardsIn(page, /Features/)).toHaveCount(4);
      for (const card of await cardsIn(page, /Features/)
        .locator("xpath=ancestor::li[1]")
        .all())
        await expect(card.locator("p").first()).toHaveText(/.{20}/);
      await expect(contactLink(page)).toHaveAttribute("href", "/#contact");
    });
});

test("/syfor-drones: its parts stand in the specified order, each with what is specified", async ({
  page,
}) => {
  await page.goto("/syfor-drones");
  const main = page.getByRole("main");
  await expect(main.locator("h1, section[id] h2")).toHaveText([
    /SY300/,
    /Key features/,
    /Specifications/,
    /How acceptance is tested/,
    /Documentation/,
    /Flight modes/,
    /Emergency intelligence/,
    /Mission applications/,
    /Questions/,
    /Law and authorization/,
  ]);
  const hero = main.locator("section").first();
  await expect(hero.locator("button:not([data-print])")).toHaveText(["Request Demo", "Technical Specs"]);
  await expect(cardsIn(page, /Key features/)).toHaveCount(6);
  await expect(region(page, /Specifications/).locator("tbody tr")).toHaveCount(6);
  const documents = region(page, /Documentation/);
  await expect(documents.getByRole("button")).toHaveCount(4);
  const onRequest = documents.getByText(/on request/i).filter({ has: page.getByRole("link") });
  await expect(onRequest.getByRole("link").first()).toHaveAttribute("href", "/#contact");
  await expect(cardsIn(page, /Flight modes/)).toHaveCount(5);
  await expect(
    region(page, /Emergency intelligence/)
      .locator("p")
      .first(),
  ).toHaveText(/.{60}/);
});
