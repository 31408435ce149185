/** Said where a part of a page fails. */
export const fault = {
  text: "This part of the page could not be shown.",
  retry: "Try again",
} as const;
