export const documents = {
  label: "Documentation",
  title: "Four documents.",
  names: ["Technical Datasheet", "User Manual", "Product Brochure", "Safety Guidelines"],
  /** Text, link, text: the link leads to the contact section. */
  release: ["Released on request, where export law allows. ", "Ask the defense team", "."],
} as const;
