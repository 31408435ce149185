/** What the consultation form says when it is submitted. */
export const toasts = {
  success: {
    title: "Secure Request Submitted",
    text: "Your inquiry has been encrypted and forwarded to our defense team. You will receive a secure response within 24 hours.",
  },
  error: {
    title: "Security Error",
    text: "Invalid data detected. Please review your input and try again.",
  },
  failed: {
    title: "Not submitted",
    text: "The request could not be sent. Nothing you typed is lost. Please try again.",
  },
} as const;

export const toastLabels = { region: "Notifications", dismiss: "Dismiss" } as const;
