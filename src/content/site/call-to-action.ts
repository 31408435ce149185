export const callToAction = {
  button: "Request a consultation",
  note: "Four fields and a choice.",
} as const;
