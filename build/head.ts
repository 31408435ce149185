import { type HeadElement, headElements, isIndexed } from "../src/app/page-head.ts";
import { metaOf } from "../src/app/page-meta.ts";
import type { Route } from "../src/app/routes.ts";
import { hero } from "../src/content/home/hero.ts";
import { productPictures } from "../src/content/products/pictures.ts";
import { droneHero } from "../src/content/products/syfor-drones/hero.ts";
import { canonicalAddress, site } from "../src/content/site/company.ts";
import { edition } from "./edition.ts";
import { color } from "./tokens.ts";

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const meta = (key: "name" | "property", name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

const drawn = ({ tag, name: [key, name], content: [attribute, value] }: HeadElement) =>
  `<${tag} ${key}="${name}" ${attribute}="${escapeHtml(value)}" />`;

/** A page that is no product is shared with the picture of the home page. */
const shareAddress = (route: Route) => canonicalAddress(`/share/${route.product ?? "home"}.jpg`);

const sharedPicture = (route: Route) => (route.product ? productPictures[route.product] : hero.picture);

const organization = {
  "@type": "Organization",
  "@id": `${site.origin}/#organization`,
  name: site.name,
  url: `${site.origin}/`,
  logo: canonicalAddress("/icon-512.png"),
  description: site.description,
  email: site.email,
  telephone: site.hotline.dial,
  address: site.headquarters.join(", "),
};

function structuredData(route: Route): string {
  const graph: object[] = [organization];
  // The other systems are agreed per project, as equipment or service: only the drone is one product with a name.
  if (route.product === "syfor-drones")
    graph.push({
      "@type": "Product",
      name: droneHero.model,
      description: metaOf(route).description,
      url: canonicalAddress(route.path),
      image: shareAddress(route),
      brand: { "@type": "Brand", name: site.name },
      manufacturer: { "@id": organization["@id"] },
    });
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}

/**
 * The header's last part. A slow line ends a piece of the document anywhere: painted before it is whole, the header
 * would move what it has when the rest comes.
 */
const endOfHeader = '<link rel="expect" blocking="render" href="#site-menu" />';

/** Everything in the head that differs from page to page. */
export function headFor(route: Route, style: string): string {
  const { title, description } = metaOf(route);
  const address = canonicalAddress(route.path);
  return [
    `<title>${escapeHtml(title)}</title>`,
    endOfHeader,
    style,
    ...headElements(route).map(drawn),
    meta("name", "dcterms.modified", edition),
    meta("name", "theme-color", color("night")),
    meta("name", "color-scheme", "light"),
    meta("property", "og:site_name", site.name),
    meta("property", "og:type", "website"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    ...(isIndexed(route) ? [meta("property", "og:url", address)] : []),
    meta("property", "og:image", shareAddress(route)),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", sharedPicture(route).alt),
    meta("name", "twitter:card", "summary_large_image"),
    meta("name", "twitter:title", title),
    meta("name", "twitter:description", description),
    meta("name", "twitter:image", shareAddress(route)),
    `<link rel="icon" href="/favicon.ico" sizes="32x32" />`,
    `<link rel="icon" href="/icon.svg" type="image/svg+xml" />`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png" />`,
    `<link rel="manifest" href="/site.webmanifest" />`,
    structuredData(route),
  ].join("\n    ");
}
