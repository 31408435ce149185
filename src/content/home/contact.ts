export const contact = {
  label: "Contact",
  title: "Start with a general question.",
  lede: "A few unclassified lines are enough.",
  lines: {
    hotline: "Hotline",
    email: "Business email",
    headquarters: "Headquarters",
    operations: "Operations",
  },
  after: {
    title: "Once the form is connected",
    steps: [
      "An inquiry gets a reply within 24 hours.",
      "We check end use and export law.",
      "We meet, and release what the law allows.",
    ],
  },
} as const;
