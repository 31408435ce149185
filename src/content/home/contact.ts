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
    title: "What happens after a real request",
    steps: [
      "A reply within 24 hours.",
      "Checks of use and export law.",
      "A meeting; test reports where release is authorized.",
    ],
  },
} as const;
