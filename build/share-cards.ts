import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { capabilityPictures } from "../src/content/home/capabilities.ts";
import { hero } from "../src/content/home/hero.ts";
import { productOf } from "../src/content/products/catalog.ts";
import { productPictures } from "../src/content/products/pictures.ts";
import { droneHero } from "../src/content/products/syfor-drones/copy.ts";
import { site } from "../src/content/site/company.ts";
import { pages } from "../src/content/site/meta.ts";

/** What the share picture of each page shows, and a fingerprint that tells when it is out of date. */
export interface ShareCard {
  readonly name: string;
  readonly title: string;
  readonly line: string;
  readonly master: string;
  readonly fingerprint: string;
}

export const shareFolder = "public/share";
export const shareRecord = "build/share-pictures.json";

function card(name: string, title: string, line: string, picture: string): ShareCard {
  const file = readdirSync("art/masters").find((master) => master.replace(/\.(?:jpg|webp)$/, "") === picture);
  if (!file) throw new Error(`art/masters has no "${picture}".`);
  const master = `art/masters/${file}`;
  const fingerprint = createHash("sha256")
    .update(site.name + title + line)
    .update(readFileSync(master));
  return { name, title, line, master, fingerprint: fingerprint.digest("hex").slice(0, 16) };
}

export const shareCards: readonly ShareCard[] = pages.map(({ share: { name } }) => {
  if (name === "home") return card(name, hero.headline.join(" "), hero.badge, hero.picture.name);
  if (name === "syfor-drones") return card(name, droneHero.model, droneHero.kind, productPictures[name].name);
  const product = productOf(name);
  return card(name, product.name, product.summary, capabilityPictures[name].name);
});
