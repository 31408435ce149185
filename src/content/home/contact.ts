export const contact = {
  label: "Contact",
  title: "Tell us what you need to protect.",
  lede: "A first conversation costs nothing and commits you to nothing.",
  lines: {
    hotline: "Hotline",
    email: "Business email",
    headquarters: "Headquarters",
    operations: "Operations",
  },
  operationsText: "Staffed 24 hours a day, 7 days a week",
} as const;
