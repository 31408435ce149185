import { readdirSync } from "node:fs";

/** `npm run bench -- <name>` runs bench/<name>.ts; without a name, the pages. */

const [name = "pages", ...rest] = process.argv.slice(2);
const names = readdirSync(import.meta.dirname)
  .filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== "index.ts")
  .map((file) => file.replace(".ts", ""));

if (names.includes(name)) {
  const { run } = (await import(`./${name}.ts`)) as { run: (args: readonly string[]) => Promise<boolean> };
  if (!(await run(rest))) process.exitCode = 1;
} else {
  console.error(`There is no benchmark "${name}". There are: ${names.join(", ")}.`);
  process.exitCode = 1;
}
