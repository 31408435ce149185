import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { droneHero } from "../src/content/drone/hero.ts";
import { hero } from "../src/content/home/hero.ts";
import { productOf } from "../src/content/products.ts";
import { site } from "../src/content/site.ts";
import { routes } from "../src/routes.ts";

/** What the share picture of each page shows, and a fingerprint that changes when it should be made again. */
export interface ShareCard {
  readonly name: string;
  readonly title: string;
  readonly line: string;
  readonly master: string;
  readonly night: boolean;
  readonly cutOut: boolean;
  readonly fingerprint: string;
}

export const shareFolder = "public/share";
export const shareRecord = "build/share-pictures.json";
const template = readFileSync("scripts/share-pictures.ts", "utf8");

function masterOf(picture: string): string {
  const file = readdirSync("art/masters").find(
    (name) => /\.(jpg|webp)$/.test(name) && name.startsWith(`${picture}.`),
  );
  if (!file) throw new Error(`art/masters has no "${picture}".`);
  return file;
}

function card(name: string, title: string, line: string, picture: string): ShareCard {
  const master = masterOf(picture);
  const content = readFileSync(join("art/masters", master)).toString("base64");
  return {
    name,
    title,
    line,
    master,
    night: picture === "hero-wide",
    cutOut: master.endsWith(".webp"),
    fingerprint: createHash("sha256")
      .update([template, site.name, title, line, content].join("\n"))
      .digest("hex")
      .slice(0, 16),
  };
}

export function shareCards(): ShareCard[] {
  return routes.map(({ product: slug }) => {
    if (!slug) return card("home", hero.headline.join(" "), hero.badge, hero.picture.name);
    const product = productOf(slug);
    const title = product.slug === "syfor-drones" ? droneHero.model : product.name;
    const line = product.slug === "syfor-drones" ? droneHero.kind : product.summary;
    return card(product.slug, title, line, product.picture.name);
  });
}
