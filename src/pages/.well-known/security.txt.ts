import { canonicalAddress, site } from "../../content/site/company.ts";
import { builtOn } from "../../sections/shared/edition.ts";

/**
 * RFC 9116. It wants less than a year: the first of the month eleven months ahead, so that builds of one month are
 * equal.
 */
const expires = new Date(Date.UTC(builtOn.getUTCFullYear(), builtOn.getUTCMonth() + 11, 1));

const lines = [
  `Contact: mailto:${site.email}`,
  `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
  "Preferred-Languages: en",
  `Canonical: ${canonicalAddress("/.well-known/security.txt")}`,
  "",
];

export const GET = () => new Response(lines.join("\n"));
