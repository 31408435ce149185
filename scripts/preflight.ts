import { site } from "../src/content/site/company.ts";
import { findPlaceholders } from "./placeholders.ts";

/** Lists what an owner must replace before the site goes live; exits non-zero while anything is left. */

const placeholders = findPlaceholders({ site });
for (const { where, value, reason } of placeholders) console.log(`${where}\n  ${value}\n  ${reason}\n`);

if (placeholders.length > 0) {
  console.log(
    `${placeholders.length} placeholders are left in src/content/site/company.ts: replace them before going live.`,
  );
  process.exitCode = 1;
} else {
  console.log("No placeholders are left.");
}
