export const callToAction = {
  button: "Request a consultation",
  next: "Next",
  nextLabel: "Next product",
  note: "Four fields. Unclassified only.",
} as const;
