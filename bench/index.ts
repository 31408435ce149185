import { argv, exit } from "node:process";
import { openSite, serveBuild } from "./kit/site.ts";
import { printTable, type Subject } from "./kit/table.ts";

/** `npm run bench` measures everything, `npm run bench -- bytes paint` some of it. Needs a build. */

const subjects = ["bytes", "paint", "islands", "operating", "navigation", "lighthouse"];

const asked = argv.slice(2);
const unknown = asked.find((name) => !subjects.includes(name));
if (unknown) {
  console.error(`There is no benchmark "${unknown}". There are: ${subjects.join(", ")}.`);
  exit(1);
}

const server = await serveBuild();
let passed = true;
try {
  for (const name of asked.length > 0 ? asked : subjects) {
    const { subject } = (await import(`./${name}.ts`)) as { readonly subject: Subject };
    const site = await openSite(server.origin);
    const figures = await subject.measure(site).finally(() => site.browser.close());
    passed = printTable(subject.title, figures) && passed;
  }
} finally {
  server.stop();
}
exit(passed ? 0 : 1);
