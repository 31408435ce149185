import { site } from "../src/content/site/company.ts";
import { reservedReason } from "../src/content/site/reserved.ts";

/** Lists the placeholders that an owner must replace before the site goes live, and fails while any is left. */

const textsIn = (value: unknown): string[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

const placeholders = Object.entries(site).flatMap(([name, value]) =>
  textsIn(value).flatMap((text) => {
    const reason = reservedReason(text);
    return reason ? `site.${name}\n  ${text}\n  ${reason}\n` : [];
  }),
);
for (const placeholder of placeholders) console.log(placeholder);
console.log(`${placeholders.length} placeholders are left in src/content/site/company.ts.`);
if (placeholders.length > 0) {
  console.log("Replace them before going live.");
  process.exitCode = 1;
}
