import { argv } from "node:process";

/** `npm run bench -- <name>`; without a name, the pages. */

const benchmarks = {
  pages: () => import("./pages.ts"),
  serve: () => import("./serve.ts"),
};

const name = argv[2] ?? "pages";

if (name in benchmarks) {
  const { run } = await benchmarks[name as keyof typeof benchmarks]();
  if (!(await run())) process.exitCode = 1;
} else {
  console.error(`There is no benchmark "${name}". There are: ${Object.keys(benchmarks).join(", ")}.`);
  process.exitCode = 1;
}
