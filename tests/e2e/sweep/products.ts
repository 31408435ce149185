import type { Page } from "@playwright/test";
import { products } from "../../../src/content/products/catalog.ts";
import type { Checks } from "../checks.ts";
import { expect } from "../fixtures.ts";

/** What the specification asks of the five product pages. */

const dronePath = "/syfor-drones";
const consultationLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Request a consultation" });
const region = (page: Page, name: RegExp) => page.getByRole("region", { name });

async function expectSystem(page: Page, name: string) {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(main.locator("section").first().locator("p", { hasText: /.{80}/ })).not.toHaveCount(0);
  const cards = region(page, /Features/).getByRole("heading", { level: 3 });
  await expect(cards).toHaveCount(4);
  for (const card of await cards.locator("xpath=ancestor::li[1]").all())
    await expect(card.locator("p").first()).toHaveText(/.{20}/);
  await expect(consultationLink(page)).toHaveAttribute("href", "/#contact");
}

async function expectDroneHero(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toContainText("SY300");
  const hero = page.getByRole("main").locator("section").first();
  await expect(hero.getByRole("button")).toHaveText(["Request Demo", "Technical Specs"]);
}

async function expectSpecifications(page: Page) {
  const specifications = region(page, /Specifications/);
  await expect(specifications.locator("tbody tr")).toHaveCount(6);
  const text = ((await specifications.textContent()) ?? "").replaceAll(/\s+/g, " ");
  for (const spec of [
    /Flight endurance ?up to 60 min ?with 1 kg payload/,
    /Max payload ?9 kg ?with 22 min endurance/,
    /Range ?up to 30 km ?radius/,
    /Wind resistance ?up to 15 m\/s/,
    /Waypoints ?1024\+/,
    /Deployment ?under 1 minute/,
  ])
    expect(text).toMatch(spec);
}

async function expectDroneParts(page: Page) {
  const cards = (name: RegExp) => region(page, name).getByRole("heading", { level: 3 });
  await expect(cards(/Key features/)).toHaveCount(6);
  await expect(cards(/Flight modes/)).toHaveText([
    "Loiter/GPS",
    "Autonomous Waypoint Missions",
    "Guided Point-and-Fly",
    "Follow Me",
    "Auto Return to Launch",
  ]);
  await expect(cards(/Mission applications/)).toHaveText([
    "Border Security",
    "Reconnaissance",
    "Tactical Support",
  ]);
  const emergency = region(page, /Emergency intelligence/).locator("p");
  await expect(emergency.first()).toHaveText(/.{60}/);
}

async function expectDocuments(page: Page) {
  await expect(region(page, /Documentation/).getByRole("button")).toHaveText([
    /Technical Datasheet/,
    /User Manual/,
    /Product Brochure/,
    /Safety Guidelines/,
  ]);
  const line = page
    .getByRole("main")
    .getByText(/request/i)
    .filter({ has: page.getByRole("link") });
  await expect(line.getByRole("link").first()).toHaveAttribute("href", "/#contact");
}

const expectDroneOrder = (page: Page) =>
  expect(page.getByRole("main").locator("h1, section[id] h2")).toHaveText([
    /SY300/,
    /Specifications/,
    /Key features/,
    /Documentation/,
    /In the round/,
    /Flight modes/,
    /Emergency intelligence/,
    /Mission applications/,
    /Before you buy/,
  ]);

async function expectAuthorizationNotice(page: Page) {
  const notice = page.getByText(/^For authorized government users only/);
  const [above, below] = [await notice.boundingBox(), await consultationLink(page).boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
}

const droneChecks = (page: Page): Checks => ({
  "hero with its two buttons": () => expectDroneHero(page),
  "six specs, as specified": () => expectSpecifications(page),
  "six key features, five flight modes, three missions, one emergency note": () => expectDroneParts(page),
  "four documents, and beside them a line that leads to the contact section": () => expectDocuments(page),
  "the specification's order": () => expectDroneOrder(page),
});

export function productChecks(page: Page, path: string): Checks {
  const product = products.find((candidate) => candidate.path === path);
  if (!product) return {};
  if (path === dronePath) return droneChecks(page);
  return {
    "a title, an intro, four feature cards, and the way to the form": () => expectSystem(page, product.name),
    ...(path === "/gnss-jamming-spoofing" && {
      "who may have it stands above the call to action": () => expectAuthorizationNotice(page),
    }),
  };
}
