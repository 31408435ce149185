export const callToAction = {
  button: "Request a consultation",
  next: "Next",
  nextLabel: "Next product",
  note: "Four required fields, unclassified, simulated.",
} as const;
