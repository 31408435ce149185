export const footer = {
  groups: [
    { title: "Company", links: ["Leadership", "Careers", "Newsroom"] },
    { title: "Resources", links: ["Documentation", "Training", "Support portal"] },
    { title: "Legal", links: ["Privacy policy", "Terms of use", "Export compliance"] },
  ],
  contact: "Contact",
  address: "Address",
  itar: {
    title: "ITAR controlled",
    text: "The information on this site is general, intended for public release, and contains no technical data. Products described here may be controlled under the International Traffic in Arms Regulations (ITAR,",
    citation: "22 CFR 120-130",
    rest: "), the Export Administration Regulations and other national law. Export, transfer or disclosure to foreign persons may require prior authorization. Nothing on this site is an offer to sell.",
  },
} as const;
