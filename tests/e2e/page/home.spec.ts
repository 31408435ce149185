import type { Page } from "@playwright/test";
import { products } from "../../../src/content/products/catalog.ts";
import { site } from "../../../src/content/site/company.ts";
import { expect, test } from "../fixtures.ts";

/** The specification's words, letter for letter, where a visitor reads them. */

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

const section = (page: Page, name: RegExp) => page.getByRole("region", { name });

test("the sections stand in the specified order", async ({ page }) => {
  await expect(page.getByRole("main").locator("h1, h2")).toHaveText([
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
});

/** Value and label together; the digits at the end lead to the site's notes. */
const lists: readonly (readonly [section: RegExp, item: string, texts: readonly (string | RegExp)[]])[] = [
  [/Technology/, "li", [/99\.9% Detection Rate/, /<100ms Response Time/, /360° Coverage/, /24\/7 Operation/]],
  [
    /Product Pipeline 2025–2030/,
    "li",
    [
      /2025.*Cyber-Quantum Secure Layer.*post-quantum cryptography/i,
      /2026.*SkyNet Sentinel.*autonomous interceptor swarms/i,
      /2027.*CyberRange 3\.0/,
      /2028.*SATCOMSPOOF-X/,
      /2029.*Passive Radar Grid/,
      /2030.*SkyShield Orbit/,
    ],
  ],
  [/Partnerships/, "dt", ["Academic", "Defense Startups", "Global Allies", "Govt. Agencies"]],
  [
    /MIL-STD compliance/,
    "tbody tr",
    [/810.*environmental/, /461.*EMC/, /882.*safety/, /973.*configuration management.*Canceled/],
  ],
  [
    /About/,
    "li",
    [
      /^100% Indigenous Development .*in-house/,
      /^24\/7 Support & Monitoring .*contract/,
      /^MIL-STD Certified Systems/,
      /^99\.9% System Reliability.*agreed period/,
    ],
  ],
];

test("each section lists what is specified, in its order", async ({ page }) => {
  for (const [name, item, texts] of lists)
    await expect.soft(section(page, name).locator(item), String(name)).toHaveText([...texts]);
  for (const value of ["Innovation", "Precision", "Mission-Ready"])
    await expect(section(page, /About/).getByText(`${value}.`, { exact: true })).toBeVisible();
});

test("figures lead to how to read them; what may change is dated", async ({ page }) => {
  const edition = await page.locator('meta[name="dcterms.modified"]').getAttribute("content");
  const thisYear = section(page, /Product Pipeline/)
    .getByRole("listitem")
    .filter({ hasText: "this year" });
  await expect(thisYear).toHaveText(new RegExp(`^${edition?.slice(0, 4)} `));
  await expect(section(page, /MIL-STD compliance/).getByText(/Status as of \w+ \d{4}/)).toBeVisible();
  const note = section(page, /Technology/).getByRole("link", { name: "Note 1: how to read our figures" });
  await note.first().click();
  await expect(page.locator("#how-to-read")).toBeFocused();
});

test("hero: headline, badge, two buttons, three stats, four tiles", async ({ page }) => {
  const hero = page.getByRole("main").locator("section").first();
  await expect(hero.getByRole("heading", { level: 1 })).toBeVisible();
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
});

test("Core Capabilities: five linked cards with icon, image, description and four bullets", async ({
  page,
}) => {
  const cards = section(page, /Core Capabilities/).locator("li", { has: page.locator("h3") });
  await expect(cards.locator("h3")).toHaveText([
    "Anti-Drone Solutions",
    "Drone Detection",
    "GNSS Jamming & Spoofing",
    "Cyber Warfare Simulation",
    "Syfor Drones",
  ]);
  for (const [index, card] of (await cards.all()).entries()) {
    await expect(card.locator("h3 > svg")).toHaveCount(1);
    await expect(card.getByRole("img").first()).toHaveAttribute("alt", /.{20}/);
    await expect(card.locator("p").first()).toHaveText(/.{30}/);
    await expect(card.getByRole("listitem")).toHaveCount(4);
    await expect(card.locator("h3").getByRole("link")).toHaveAttribute("href", products[index]?.path ?? "");
  }
});

test("Contact: hotline, business email, headquarters, operations and the form", async ({ page }) => {
  const contact = page.locator("#contact");
  const lines = ["Hotline", "Business email", "Headquarters", "Operations"];
  await expect(contact.locator("dt:not(form dt)")).toHaveText(lines);
  await expect(contact.locator("dd").nth(2)).toHaveText(/\d{3}.*\d{5}$/);
  const hotline = contact.getByRole("link", { name: site.hotline.display });
  await expect(hotline).toHaveAttribute("href", `tel:${site.hotline.display.replace(/[^+\d]/g, "")}`);
  await expect(contact.getByRole("link", { name: /@/ }).first()).toHaveAttribute("href", /^mailto:/);
  await expect(contact.getByRole("heading", { name: "Secure consultation form" })).toBeVisible();
  await expect(contact.getByRole("textbox")).toHaveCount(4);
  await expect(contact.getByRole("radio")).toHaveCount(3);
});
