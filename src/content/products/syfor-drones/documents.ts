export const documents = {
  label: "Documentation",
  title: "Four documents.",
  state: "on request",
  names: ["Technical Datasheet", "User Manual", "Product Brochure", "Safety Guidelines"],
  notice: {
    title: "Availability",
    text: "Flying it may require approval by the airspace authority. Export, reexport or retransfer may require prior authorization, and so may the documents.",
  },
  /** Text, link, text: the link leads to the contact section. */
  release: ["Documents are released on request. ", "Ask the defense team", "."],
} as const;
