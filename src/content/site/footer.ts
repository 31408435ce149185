export const footer = {
  groups: [
    { title: "Resources", links: ["Documentation", "Training", "Support portal"] },
    { title: "Legal", links: ["Privacy policy", "Terms of use", "Export compliance"] },
    { title: "Company", links: ["Leadership", "Careers", "Newsroom"] },
  ],
  /** Goes when the links lead somewhere. */
  unconnected: "These nine links are examples, not connected yet.",
  contact: "Contact",
  examples: "Example data; reaches nobody.",
  address: "Address",
  pictures: "Pictures and the 3D view are computer renderings; proportions are illustrative.",
  itar: {
    title: "ITAR controlled notice",
    texts: [
      "This site holds general information for public release and no technical data. Export, reexport or retransfer of products described here, or disclosure of their technical data to foreign persons, may require prior authorization.",
      "The products may be controlled under the ITAR (International Traffic in Arms Regulations, 22\u00a0CFR\u00a0Parts\u00a0120–130), the Export Administration Regulations and other national law. Nothing here is an offer to sell.",
    ],
  },
} as const;
