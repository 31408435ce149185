const name = "Syfor";

/**
 * The company's facts. Every page, the metadata and the structured data read them from here.
 * Values reserved for documentation stand in until the owner replaces them: `npm run preflight`.
 */
export const site = {
  name,
  origin: "https://www.syfor.example",
  description:
    "Anti-drone, drone detection, GNSS test and cyber-range systems, and the SY300 heavy-lift hexacopter, for defense and security agencies.",
  hotline: { display: "+1 202 555 0147", dial: "+12025550147" },
  email: "consultation@syfor.example",
  headquarters: ["300 Example Range Road", "Sampleton, ZZ 00000"],
  operations: "24/7 operations desk",
  /** Goes when nothing that it names is an example any more. */
  demonstration:
    "Demonstration site: contact details, documents and these links are examples; images are renderings.",
  copyright: `© 2024 ${name}. All rights reserved.`,
} as const;

/** The ways to reach us, as links. */
export const contactLinks = {
  hotline: { href: `tel:${site.hotline.dial}`, text: site.hotline.display },
  email: { href: `mailto:${site.email}`, text: site.email },
} as const;

export const canonicalAddress = (path: string) => new URL(path, site.origin).href;
