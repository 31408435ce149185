import { securityTextPath } from "../server/policy.ts";

/**
 * security.txt (RFC 9116). The date is the first of the month eleven months ahead, because the RFC
 * wants less than a year: it is equal in builds of one month, and SOURCE_DATE_EPOCH makes any two equal.
 */
export function securityText(email: string, origin: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL(securityTextPath, origin).href}`,
    "",
  ].join("\n");
}
