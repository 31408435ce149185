export const contact = {
  label: "Contact",
  title: "Tell us what you need to protect.",
  lede: "A few unclassified lines are enough.",
  lines: {
    hotline: "Hotline",
    email: "Business email",
    headquarters: "Headquarters",
    operations: "Operations",
  },
  after: {
    title: "What happens next",
    steps: [
      "You receive a reply within 24 hours.",
      "Together we check end use and export law.",
      "We meet and show you all that export law allows.",
    ],
  },
} as const;
