import { canonicalAddress, site } from "../content/site/company.ts";
import { consultation } from "../content/site/consultation.ts";
import { pages } from "../content/site/meta.ts";

/** The site on a page of Markdown, for readers that are programs. */
const lines = [
  `# ${site.name}`,
  "",
  `> ${site.description}`,
  "",
  `${consultation.title}, on the home page: ${consultation.unclassified} ${consultation.simulation}`,
  "",
  "## Pages",
  "",
  ...pages.map(({ title, path, description }) => `- [${title}](${canonicalAddress(path)}): ${description}`),
  "",
];

export const GET = () => new Response(lines.join("\n"));
