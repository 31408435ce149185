import { test } from "@playwright/test";

export type Checks = Readonly<Record<string, () => Promise<unknown>>>;

/** Runs every check even if others fail, then reports all failures by name. */
export async function runChecks(checks: Checks) {
  const failures: string[] = [];
  for (const [name, check] of Object.entries(checks))
    await test.step(name, check).catch(({ message }: Error) => failures.push(`✗ ${name}\n${message}`));
  if (failures.length > 0) throw new Error(failures.join("\n\n"));
}
