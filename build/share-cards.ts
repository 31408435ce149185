import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { capabilityPictures } from "../src/content/home/capabilities.ts";
import { hero } from "../src/content/home/hero.ts";
import { productOf } from "../src/content/products/catalog.ts";
import { productPictures } from "../src/content/products/pictures.ts";
import { droneHero } from "../src/content/products/syfor-drones/copy.ts";
import { pages } from "../src/content/site/meta.ts";
import { onPaper } from "./shadow-on-paper.ts";
import { type CardText, shareMarkup } from "./share-markup.ts";

/** What the share picture of each page shows, and a fingerprint that changes when it should be made again. */
export interface ShareCard extends CardText {
  readonly name: string;
  readonly master: string;
  readonly fingerprint: string;
}

export const shareFolder = "public/share";
export const shareRecord = "build/share-pictures.json";

function masterOf(picture: string): string {
  const file = readdirSync("art/masters").find(
    (name) => /\.(jpg|webp)$/.test(name) && name.startsWith(`${picture}.`),
  );
  if (!file) throw new Error(`art/masters has no "${picture}".`);
  return file;
}

function card(name: string, title: string, line: string, picture: string): ShareCard {
  const master = masterOf(picture);
  const text = { title, line, night: picture === "hero-wide", cutOut: master.endsWith(".webp") };
  const fingerprint = createHash("sha256")
    .update(shareMarkup(text, { picture: "", display: "", mono: "" }))
    .update(readFileSync(join("art/masters", master)))
    .update(text.cutOut ? JSON.stringify(onPaper) : "")
    .digest("hex")
    .slice(0, 16);
  return { ...text, name, master, fingerprint };
}

export function shareCards(): ShareCard[] {
  return pages.map(({ share }) => {
    if (share.name === "home") return card("home", hero.headline.join(" "), hero.badge, hero.picture.name);
    const slug = share.name;
    const product = productOf(slug);
    if (slug === "syfor-drones")
      return card(slug, droneHero.model, droneHero.kind, productPictures[slug].name);
    return card(slug, product.name, product.summary, capabilityPictures[slug].name);
  });
}
