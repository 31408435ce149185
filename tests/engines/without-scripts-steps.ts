import { expect } from "vitest";
import { pages as routes } from "../../src/content/site/meta.ts";
import { site } from "../../src/content/site/company.ts";
import { consultation } from "../../src/content/site/consultation.ts";
import { address, expectPage, expectSectionReached } from "./expectations.ts";
import { stepWithoutScripts as step } from "./step.ts";

const aProduct = { name: "Drone Detection", path: "/drone-detection" };

export function withoutScriptsSteps() {
  step("every page reads", async ({ visitor }) => {
    for (const { path } of routes) {
      expect(await visitor.driver.open(path)).toBe(200);
      await expectPage(visitor, path);
    }
    expect(await visitor.read(() => matchMedia("(scripting: none)").matches)).toBe(true);
    expect(await visitor.read(() => "interactive" in document.documentElement.dataset)).toBe(false);
  });

  step("the products menu opens under the pointer and leads on; section links work", async ({ visitor }) => {
    await visitor.driver.open("/");
    expect(await visitor.see("link", aProduct.name, "header")).toBeNull();
    await visitor.hover("button", "Products", "header");
    await visitor.click("link", aProduct.name, "header");
    await expectPage(visitor, aProduct.path);
    await visitor.movePointerAway();
    await visitor.click("link", "Contact", "header");
    await expectPage(visitor, "/");
    await expectSectionReached(visitor, "contact");
    expect(await address(visitor)).toBe("/#contact");
  });

  step("the form says that it needs JavaScript and names other ways", async ({ visitor }) => {
    const said = await visitor.read(() => document.querySelector("form")?.innerText ?? "");
    expect(said).toContain(consultation.withoutScripts.title);
    for (const way of [site.hotline.display, site.email])
      await expect.poll(() => visitor.see("link", way, "form")).not.toBeNull();
    expect(await visitor.see("textbox", consultation.fields.organization.label, "form")).toBeNull();
  });
}
