import { metaOf } from "../src/app/page-meta.ts";
import type { Route } from "../src/app/routes.ts";
import { canonicalAddress, site } from "../src/content/site/company.ts";
import { consultation } from "../src/content/site/consultation.ts";

/** llms.txt: the site in a page of Markdown, for readers that are programs. */
export function summaryFor(routes: readonly Route[]): string {
  const pages = routes.map(
    (route) => `- [${metaOf(route).title}](${canonicalAddress(route.path)}): ${metaOf(route).description}`,
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
