/** Said where a part of a page cannot be operated. */
export const fault = {
  text: "This part of the page cannot be operated at the moment.",
  retry: "Try again",
} as const;
