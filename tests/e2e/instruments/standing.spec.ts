import type { Page } from "@playwright/test";
import { type Checks, runChecks } from "../checks.ts";
import { expect, test } from "../fixtures.ts";
import { type Instrument, instruments } from "./instruments.ts";
import { expectStanding, instrumentOf, wake } from "./operating.ts";

/** What an instrument shows where it cannot be operated. */

const names = Object.keys(instruments) as Instrument[];
const stands = (page: Page, name: Instrument) =>
  expectStanding(instrumentOf(page, name), instruments[name].defaults);

async function expectWholeTable(page: Page) {
  const situations = instrumentOf(page, "situations");
  await expect(situations.getByRole("table")).toBeVisible();
  await expect(situations.getByRole("cell")).toHaveCount(28);
}

/** Beside the instrument: what else its page must show without scripts. */
const alsoShown: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/drone-detection": expectWholeTable,
  "/cyber-warfare-simulation": (page) => expect(page.getByRole("table").first()).toContainText("Dry run"),
  "/syfor-drones": (page) => expect(page.locator("#specifications table").getByRole("img")).toHaveCount(6),
};

test("every instrument stands without scripts, and what is drawn beside it", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  const paths = new Set(names.map((name) => instruments[name].path));
  const checksOf = (path: string): Checks => ({
    [path]: () => page.goto(path),
    ...Object.fromEntries(
      names
        .filter((name) => instruments[name].path === path)
        .map((name) => [`${name} stands`, () => stands(page, name)]),
    ),
    [`${path}: its tables and drawings`]: async () => alsoShown[path]?.(page),
  });
  await runChecks(Object.assign({}, ...[...paths].map(checksOf)));
});

/** Comes near the instrument, whose script alone does not come. */
async function strand(page: Page, name: Instrument) {
  const script = `**/*${name}-instrument*.js`;
  await page.route(script, (route) => route.abort());
  await page.goto(instruments[name].path);
  await instrumentOf(page, name).scrollIntoViewIfNeeded();
  await expect(page.locator(`#${name}[data-stranded]`)).toBeAttached();
  await stands(page, name);
  await page.unroute(script);
}

test("an instrument stands when its script does not come, and its neighbor works", async ({
  page,
  expectProblem,
}) => {
  const stranded = names.filter((name) => name !== "tree-line");
  for (const name of stranded) expectProblem(new RegExp(`^failed .*${name}-instrument`));
  const then: Partial<Record<Instrument, () => Promise<void>>> = {
    situations: async () => {
      await expect(instrumentOf(page, "situations").getByRole("table")).toBeVisible();
      await wake(instrumentOf(page, "tree-line"));
    },
    "out-and-back": () => wake(instrumentOf(page, "failsafe-plan")),
  };
  await runChecks(
    Object.fromEntries(
      stranded.map((name) => [
        name,
        async () => {
          await strand(page, name);
          await then[name]?.();
        },
      ]),
    ),
  );
});
