import { test } from "@playwright/test";

export type Checks = Readonly<Record<string, () => Promise<unknown>>>;

/** Makes every check, whatever the others found, and then says all that is wrong, each under its name. */
export async function runChecks(checks: Checks) {
  const failures: string[] = [];
  for (const [name, check] of Object.entries(checks))
    await test.step(name, check).catch(({ message }: Error) => failures.push(`✗ ${name}\n${message}`));
  if (failures.length > 0) throw new Error(failures.join("\n\n"));
}
