import { products } from "../../src/content/products/catalog.ts";
import { expect, test, visit } from "./fixtures.ts";

const systems = products.filter(({ slug }) => slug !== "syfor-drones");

for (const { path, name } of systems) {
  test(`${path} shows a title, an intro and four feature cards, and leads to the form`, async ({ page }) => {
    await visit(page, path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(main.locator("section").first().locator("p", { hasText: /.{80}/ })).not.toHaveCount(0);
    const features = page.getByRole("region", { name: /Features/ });
    await expect(features.getByRole("heading", { level: 3 })).toHaveCount(4);
    for (const text of await features
      .getByRole("heading", { level: 3 })
      .locator("xpath=..")
      .locator("p")
      .all())
      await expect(text).toHaveText(/.{20}/);
    await expect(main.getByRole("link", { name: "Request a consultation" })).toHaveAttribute(
      "href",
      "/#contact",
    );
  });
}

test("the SY300 page: hero with its two buttons", async ({ page }) => {
  await visit(page, "/syfor-drones");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("SY300");
  const hero = page.getByRole("main").locator("section").first();
  await expect(hero.getByRole("button")).toHaveText(["Request Demo", "Technical Specs"]);
});

test("the SY300 page: six specs, as specified", async ({ page }) => {
  await visit(page, "/syfor-drones");
  const specifications = page.getByRole("region", { name: /Specifications/ });
  await expect(specifications.locator("dt")).toHaveCount(6);
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
});

test("the SY300 page: six key features, five flight modes, three missions, one emergency note", async ({
  page,
}) => {
  await visit(page, "/syfor-drones");
  const region = (name: RegExp) => page.getByRole("region", { name });
  await expect(region(/Key features/).getByRole("heading", { level: 3 })).toHaveCount(6);
  await expect(region(/Flight modes/).getByRole("heading", { level: 3 })).toHaveText([
    "Loiter/GPS",
    "Autonomous Waypoint Missions",
    "Guided Point-and-Fly",
    "Follow Me",
    "Auto Return to Launch",
  ]);
  await expect(region(/Mission applications/).getByRole("heading", { level: 3 })).toHaveText([
    "Border Security",
    "Reconnaissance",
    "Tactical Support",
  ]);
  await expect(
    region(/Emergency intelligence/)
      .locator("p")
      .first(),
  ).toHaveText(/.{60}/);
});

test("the SY300 page: four documents to download, none of which does anything", async ({ page }) => {
  await visit(page, "/syfor-drones");
  const documents = page.getByRole("region", { name: /Documentation/ }).getByRole("button");
  await expect(documents).toHaveText([
    /Technical Datasheet/,
    /User Manual/,
    /Product Brochure/,
    /Safety Guidelines/,
  ]);
});

test("the SY300 page follows the specification's order", async ({ page }) => {
  await visit(page, "/syfor-drones");
  await expect(page.getByRole("main").locator("h1, section[id] h2")).toHaveText([
    /SY300/,
    /Key features/,
    /Specifications/,
    /Documentation/,
    /Flight modes/,
    /Emergency intelligence/,
    /Mission applications/,
  ]);
});

test("GNSS: who may have it stands above the call to action", async ({ page }) => {
  await visit(page, "/gnss-jamming-spoofing");
  const notice = page.getByText(/^For authorized government users only/);
  const action = page.getByRole("main").getByRole("link", { name: "Request a consultation" });
  const [above, below] = [await notice.boundingBox(), await action.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
});
