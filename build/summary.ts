import type { Route } from "../src/app/routes.ts";
import { canonicalAddress, site } from "../src/content/site/company.ts";
import { consultation } from "../src/content/site/consultation.ts";

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
