export const callToAction = {
  button: "Contact Defense Team",
  next: "Next",
  nextLabel: "Next product",
  note: "Four required fields. Unclassified only.",
} as const;
