import type { Locator, Page } from "@playwright/test";
import { site } from "../../../src/content/site/company.ts";
import { expect, test } from "../fixtures.ts";

/** The specification's words, letter for letter, where a visitor reads them. */

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

const section = (page: Page, name: RegExp) => page.getByRole("region", { name });
const hero = (page: Page) => page.getByRole("main").locator("section").first();

const expectLink = (within: Locator, name: string, href: string) =>
  expect(within.getByRole("link", { name })).toHaveAttribute("href", href);

test("the sections stand in the specified order", async ({ page }) => {
  const headings = page.getByRole("main").locator("h1, h2");
  await expect(headings).toHaveText([
    /./,
    /Core Capabilities/,
    /Technology/,
    /Product Pipeline 2025–2030/,
    /Partnerships/,
    /MIL-STD compliance/,
    /About/,
    /Contact/,
  ]);
  await expect(page.locator("main + footer, main ~ footer")).toHaveCount(1);
  for (const id of ["capabilities", "technology", "about", "contact"])
    await expect(page.locator(`main #${id}`)).toHaveCount(1);
});

test("hero: headline, badge, two buttons, three stats, four tiles", async ({ page }) => {
  await expect(hero(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(hero(page).getByText("For defense and security agencies", { exact: true })).toBeVisible();
  await expectLink(hero(page), "Explore Solutions", "/#capabilities");
  await expectLink(hero(page), "Contact Defense Team", "/#contact");
  // Value and label together; the digits at the end lead to the site's notes.
  await expect(hero(page).getByRole("listitem")).toHaveText([
    /^99\.9% Detection Rate1?$/,
    /^24\/7 Monitoring$/,
    /^MIL-STD Certified2?$/,
    /^SY300 Hexacopter$/,
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
  const paths = [
    "/anti-drone-solution",
    "/drone-detection",
    "/gnss-jamming-spoofing",
    "/cyber-warfare-simulation",
    "/syfor-drones",
  ];
  for (const [index, card] of (await cards.all()).entries()) {
    await expect(card.locator("h3 > svg")).toHaveCount(1);
    await expect(card.getByRole("img").first()).toHaveAttribute("alt", /.{20}/);
    await expect(card.locator("p").first()).toHaveText(/.{30}/);
    await expect(card.getByRole("listitem")).toHaveCount(4);
    await expect(card.locator("h3").getByRole("link")).toHaveAttribute("href", paths[index] ?? "");
  }
});

test("Technology: four cards with their metrics", async ({ page }) => {
  const technology = section(page, /Technology/);
  await expect(technology.getByRole("listitem")).toHaveText([
    /99\.9% Detection Rate/,
    /<100ms Response Time/,
    /360° Coverage/,
    /24\/7 Operation/,
  ]);
  await technology.getByRole("link", { name: "Note 1: how to read our figures" }).first().click();
  await expect(page.locator("#how-to-read")).toBeFocused();
});

test("Product Pipeline: six years, six programs", async ({ page }) => {
  const edition = await page.locator('meta[name="dcterms.modified"]').getAttribute("content");
  const steps = section(page, /Product Pipeline 2025–2030/).getByRole("listitem");
  await expect(steps).toHaveText([
    /2025.*Cyber-Quantum Secure Layer.*post-quantum cryptography/i,
    /2026.*SkyNet Sentinel.*autonomous interceptor swarms/i,
    /2027.*CyberRange 3\.0/,
    /2028.*SATCOMSPOOF-X/,
    /2029.*Passive Radar Grid/,
    /2030.*SkyShield Orbit/,
  ]);
  await expect(steps.filter({ hasText: "this year" })).toHaveText(new RegExp(`^${edition?.slice(0, 4)} `));
  await expect(section(page, /MIL-STD compliance/).getByText(/Status as of \w+ \d{4}/)).toBeVisible();
});

test("Partnerships: four kinds", async ({ page }) => {
  await expect(section(page, /Partnerships/).getByRole("term")).toHaveText([
    "Academic",
    "Defense Startups",
    "Global Allies",
    "Govt. Agencies",
  ]);
});

test("MIL-STD compliance: four standards", async ({ page }) => {
  const compliance = section(page, /MIL-STD compliance/);
  await expect(compliance.locator("tbody tr")).toHaveText([
    /810.*environmental/,
    /461.*EMC/,
    /882.*safety/,
    /973.*configuration management/,
  ]);
  await expect(compliance.getByText("Canceled September 20, 2000")).toBeVisible();
});

test("About: three values, four stats", async ({ page }) => {
  const about = section(page, /About/);
  for (const value of ["Innovation", "Precision", "Mission-Ready"])
    await expect(about.getByText(`${value}.`, { exact: true })).toBeVisible();
  // Each with how to read it.
  await expect(about.getByRole("listitem")).toHaveText([
    /^100% Indigenous Development .*in-house/,
    /^24\/7 Support & Monitoring .*contract/,
    /^MIL-STD Certified Systems/,
    /^99\.9% System Reliability.* ten minutes/,
  ]);
});

test("Contact: hotline, business email, headquarters, operations and the form", async ({ page }) => {
  const contact = page.locator("#contact");
  await expect(contact.locator("dt:not(form dt)")).toHaveText([
    "Hotline",
    "Business email",
    "Headquarters",
    "Operations",
  ]);
  await expect(contact.locator("dd").nth(2)).toHaveText(/\d{3}.*\d{5}$/);
  await expect(contact.getByRole("heading", { name: "Secure consultation form" })).toBeVisible();
  await expect(contact.getByRole("link", { name: site.hotline.display })).toHaveAttribute(
    "href",
    `tel:${site.hotline.display.replace(/[^+\d]/g, "")}`,
  );
  await expect(contact.getByRole("link", { name: /@/ }).first()).toHaveAttribute("href", /^mailto:/);
  await expect(page.getByRole("contentinfo")).toContainText("Demonstration site");
  await expect(contact.getByRole("textbox")).toHaveCount(4);
  await expect(contact.getByRole("radio")).toHaveCount(3);
});
