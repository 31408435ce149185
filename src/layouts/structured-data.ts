import { droneHero } from "../content/products/syfor-drones/copy.ts";
import { canonicalAddress, site } from "../content/site/company.ts";
import type { PageMeta } from "../content/types.ts";

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

/** The other systems are agreed per project: only the drone is one product with a name. */
const drone = ({ path, description }: PageMeta, image: string) => ({
  "@type": "Product",
  name: droneHero.model,
  description,
  url: canonicalAddress(path),
  image,
  brand: { "@type": "Brand", name: site.name },
  manufacturer: { "@id": organization["@id"] },
});

/** What search engines read of a page, as JSON-LD. */
export function structuredData(meta: PageMeta, image: string): string {
  const graph = meta.path === "/syfor-drones" ? [organization, drone(meta, image)] : [organization];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return json.replaceAll("<", "\\u003c");
}
