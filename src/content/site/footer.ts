import { site } from "./company.ts";

export const footer = {
  groups: [
    { title: "Resources", links: ["Documentation", "Training", "Support portal"] },
    { title: "Legal", links: ["Privacy policy", "Terms of use", "Export compliance"] },
    { title: "Company", links: ["Leadership", "Careers", "Newsroom"] },
  ],
  /** What is a placeholder on this site, said once. */
  unconnected: site.demonstration,
  contact: "Contact",
  address: "Address",
  itar: {
    title: "ITAR controlled notice",
    texts: [
      "This site holds general information for public release and no technical data. Export, reexport or retransfer of the products described here, or disclosure of their technical data to foreign persons, may require prior authorization.",
      "The products may be controlled under the ITAR (International Traffic in Arms Regulations, 22\u00a0CFR\u00a0Parts\u00a0120–130), the Export Administration Regulations and other national law. Nothing here is an offer to sell.",
    ],
  },
} as const;
