export const callToAction = {
  button: "Request a consultation",
  next: "Next",
  nextLabel: "Next product",
  note: "Four required fields. Keep it unclassified; the form is a simulation.",
} as const;
