import { canonicalAddress } from "../content/site/company.ts";

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${canonicalAddress("/sitemap-index.xml")}\n`);
