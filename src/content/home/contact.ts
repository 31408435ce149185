export const contact = {
  label: "Contact",
  title: "Tell us what you need to protect.",
  lede: "Tell us the site, the task and the rules you work under.",
  lines: {
    hotline: "Hotline",
    email: "Business email",
    headquarters: "Headquarters",
    operations: "Operations",
  },
} as const;
