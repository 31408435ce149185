export const callToAction = {
  button: "Request a consultation",
  next: "Next",
  nextLabel: "Next product",
  note: "Four required fields. Unclassified only.",
} as const;
