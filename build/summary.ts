import { consultation } from "../src/content/consultation.ts";
import { canonicalAddress, site } from "../src/content/site.ts";
import type { Route } from "../src/routes.ts";

/** llms.txt: the site in a page of Markdown, for readers that are programs. */
export function summaryFor(routes: readonly Route[]): string {
  const pages = routes.map(
    ({ path, meta }) => `- [${meta.title}](${canonicalAddress(path)}): ${meta.description}`,
  );
  return [
    `# ${site.name}`,
    "",
    `> ${site.description}`,
    "",
    `${consultation.title}: ${consultation.notices[0]}`,
    "",
    "## Pages",
    "",
    ...pages,
    "",
  ].join("\n");
}
