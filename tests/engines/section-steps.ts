import { expect } from "vitest";
import { navigation } from "../../src/content/site/navigation.ts";
import { address, expectPage, expectSectionReached, focusedSection } from "./expectations.ts";
import { step } from "./step.ts";

const sections = navigation.flatMap((item) => (item.kind === "section" ? [item] : []));

export function sectionSteps() {
  step(
    "from home they scroll below the header, take focus along and leave the address",
    async ({ visitor }) => {
      await visitor.open("/");
      for (const { label, section } of sections) {
        await visitor.click("link", label, "header");
        await expectSectionReached(visitor, section);
        await expect.poll(() => focusedSection(visitor)).toBe(section);
        expect(await address(visitor)).toBe("/");
      }
    },
  );

  step("from another page they lead home and there", async ({ visitor }) => {
    await visitor.open("/drone-detection");
    await visitor.click("link", "Contact", "header");
    await expectPage(visitor, "/");
    await expectSectionReached(visitor, "contact");
    await expect.poll(() => focusedSection(visitor)).toBe("contact");
    // Without the Navigation API the link is an ordinary load of its own address.
    const isPlainLoad = await visitor.read(() => !("navigation" in window));
    expect(isPlainLoad ? ["/", "/#contact"] : ["/"]).toContain(await address(visitor));
  });
}
