import { products } from "../../src/content/products/catalog.ts";
import { expectPage, expectScroll } from "./expectations.ts";
import { step } from "./step.ts";

const { name, path } = products[1];

export function historySteps() {
  step("return to each page where it was left", async ({ visitor }) => {
    // Firefox ESR 153 forgets positions in a document that was opened twice in a row: come from elsewhere.
    await visitor.open("/syfor-drones");
    await visitor.open("/");
    await visitor.scrollTo(1500);
    await visitor.hover("button", "Products", "header");
    await visitor.click("link", name, "header");
    await expectPage(visitor, path);
    await expectScroll(visitor, 0);
    await visitor.scrollTo(600);
    await visitor.driver.back();
    await expectPage(visitor, "/");
    await expectScroll(visitor, 1500);
    await visitor.driver.forward();
    await expectPage(visitor, path);
    await expectScroll(visitor, 600);
  });
}
