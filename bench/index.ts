import { argv } from "node:process";

/** `npm run bench -- <name>`; without a name, the pages and the 3D view. */

const benchmarks = {
  pages: () => import("./pages.ts"),
  viewer: () => import("./viewer.ts"),
  serve: () => import("./serve.ts"),
};

const names = argv[2] ? [argv[2]] : ["pages", "viewer"];

for (const name of names) {
  if (name in benchmarks) {
    const { run } = await benchmarks[name as keyof typeof benchmarks]();
    if (!(await run())) process.exitCode = 1;
  } else {
    console.error(`There is no benchmark "${name}". There are: ${Object.keys(benchmarks).join(", ")}.`);
    process.exitCode = 1;
  }
}
