export const contact = {
  label: "Contact",
  title: "Tell us what you need to protect.",
  lede: "A few lines are enough. Keep them general and unclassified.",
  lines: {
    hotline: "Hotline",
    email: "Business email",
    headquarters: "Headquarters",
    operations: "Operations",
  },
} as const;
