import { describe, inject } from "vitest";
import { consultationSteps } from "./consultation-steps.ts";
import { burgerSteps, productsMenuSteps } from "./menu-steps.ts";
import { historySteps, instrumentSteps, pageSteps, sectionSteps } from "./page-steps.ts";
import { withoutScriptsSteps } from "./without-scripts-steps.ts";

/** What a visitor does on the site, in short: written once and run in each engine. */
describe.skipIf(inject("missingEngines").includes(inject("engine")))("the journey", () => {
  describe("pages", pageSteps);
  describe("products menu", productsMenuSteps);
  describe("burger menu", burgerSteps);
  describe("section links", sectionSteps);
  describe("an instrument", instrumentSteps);
  describe("consultation form", consultationSteps);
  // Last in its browser: once Firefox has taken a page out of its back/forward cache, Puppeteer hears of no new one.
  describe("back and forward", historySteps);
  describe("without JavaScript", withoutScriptsSteps);
});
