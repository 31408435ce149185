import { argv } from "node:process";

/** `npm run bench -- <name>`; without a name, those that need nothing but a build and a browser. */

const benchmarks = {
  pages: () => import("./pages.ts"),
  paint: () => import("./paint.ts"),
  widths: () => import("./widths.ts"),
  navigation: () => import("./navigation.ts"),
  interactions: () => import("./interactions.ts"),
  instruments: () => import("./instruments.ts"),
  viewer: () => import("./viewer.ts"),
  observatory: () => import("./observatory.ts"),
  peers: () => import("./peers.ts"),
  growth: () => import("./growth.ts"),
  serve: () => import("./serve.ts"),
};

const chosen =
  argv.length > 2
    ? argv.slice(2)
    : ["pages", "paint", "widths", "navigation", "interactions", "instruments", "viewer", "observatory"];

for (const name of chosen) {
  if (!(name in benchmarks)) {
    console.error(`There is no benchmark "${name}". There are: ${Object.keys(benchmarks).join(", ")}.`);
    process.exitCode = 1;
    break;
  }
  const { run } = await benchmarks[name as keyof typeof benchmarks]();
  if (!(await run())) process.exitCode = 1;
}
