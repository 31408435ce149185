import { describe, inject } from "vitest";
import { consultationSteps } from "./consultation-steps.ts";
import { historySteps } from "./history-steps.ts";
import { burgerSteps, productsMenuSteps } from "./menu-steps.ts";
import { pageSteps } from "./page-steps.ts";
import { sectionSteps } from "./section-steps.ts";
import { viewerSteps } from "./viewer-steps.ts";
import { withoutScriptsSteps } from "./without-scripts-steps.ts";

/** What a visitor does on the site, written once and walked through in every engine. */
describe.skipIf(inject("missingEngines").includes(inject("engine")))("the journey", () => {
  describe("pages", pageSteps);
  describe("products menu", productsMenuSteps);
  describe("burger menu", burgerSteps);
  describe("section links", sectionSteps);
  describe("back and forward", historySteps);
  describe("consultation form", consultationSteps);
  describe("the view in 3D", viewerSteps);
  describe("without JavaScript", withoutScriptsSteps);
});
