import type { Page } from "@playwright/test";
import { products } from "../../../src/content/products/catalog.ts";
import { expect, test } from "../fixtures.ts";

const region = (page: Page, name: RegExp) => page.getByRole("region", { name });
const cardsIn = (page: Page, name: RegExp) => region(page, name).getByRole("heading", { level: 3 });
const contactLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Contact Defense Team" });

for (const { name, path } of products.filter(({ slug }) => slug !== "syfor-drones"))
  test(`${path}: a title, an intro, four feature cards, and the way to the form`, async ({ page }) => {
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

test("GNSS: who may have it is said above the call to action", async ({ page }) => {
  await page.goto("/gnss-jamming-spoofing");
  const notice = page.getByText(/^For authorized government users only/);
  const [above, below] = [await notice.boundingBox(), await contactLink(page).boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
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
  await expect(region(page, /Specifications/).locator("tbody tr")).toHaveText([
    /Flight endurance\s*up to 60 min\s*with 1 kg payload/,
    /Max payload\s*9 kg\s*with 22 min endurance/,
    /Range\s*up to 30 km\s*radius/,
    /Wind resistance\s*up to 15 m\/s/,
    /Waypoints\s*1024\+/,
    /Deployment\s*under 1 minute/,
  ]);
  const documents = region(page, /Documentation/);
  await expect(documents.getByRole("button")).toHaveText([
    /Technical Datasheet/,
    /User Manual/,
    /Product Brochure/,
    /Safety Guidelines/,
  ]);
  const onRequest = documents.getByText(/on request/i).filter({ has: page.getByRole("link") });
  await expect(onRequest.getByRole("link").first()).toHaveAttribute("href", "/#contact");
  await expect(cardsIn(page, /Flight modes/)).toHaveText([
    "Loiter/GPS",
    "Autonomous Waypoint Missions",
    "Guided Point-and-Fly",
    "Follow Me",
    "Auto Return to Launch",
  ]);
  const emergency = region(page, /Emergency intelligence/).locator("p");
  await expect(emergency.first()).toHaveText(/.{60}/);
  const missions = ["Border Security", "Reconnaissance", "Tactical Support"];
  await expect(cardsIn(page, /Mission applications/)).toHaveText([...missions, "Load-outs by mission"]);
});
