import { argv, exit } from "node:process";
import { startServer } from "../tools/servers.ts";
import { openSite } from "./kit/site.ts";
import { printTable, type Subject } from "./kit/table.ts";

/** `npm run bench` measures everything, `npm run bench -- bytes paint` some of it. Needs a build. */

const subjects = ["bytes", "paint", "operating", "lighthouse"];

const asked = argv.slice(2);
const unknown = asked.find((name) => !subjects.includes(name));
if (unknown) {
  console.error(`There is no benchmark "${unknown}". There are: ${subjects.join(", ")}.`);
  exit(1);
}

const server = await startServer("node");
let passed = true;
try {
  for (const name of asked.length > 0 ? asked : subjects) {
    const { subject } = (await import(`./${name}.ts`)) as { readonly subject: Subject };
    const site = await openSite(`http://127.0.0.1:${server.port}`);
    const figures = await subject.measure(site).finally(() => site.browser.close());
    passed = printTable(subject.title, figures) && passed;
  }
} finally {
  await server.stop();
}
exit(passed ? 0 : 1);
