/** Labels, hints and messages of the consultation form and its toasts. */

const nameCharacters = "Only letters, digits, spaces, hyphens, periods and commas.";
const nameTooLong = "Not entered: 100 characters at most.";
const nameTooShort = "Enter at least 2 characters.";

export const consultation = {
  title: "Secure consultation form",
  requiredMark: "*",
  submit: "Submit Secure Request",
  submitting: "Encrypting & Submitting...",
  clearance: {
    legend: "Clearance",
    hint: "Expected level of the project; the preset commits you to nothing. This form is unclassified.",
  },
  fields: {
    organization: {
      label: "Organization",
      hint: "Agency, ministry or company",
      refusals: { characters: nameCharacters, tooLong: nameTooLong },
      empty: "Enter your organization.",
      invalid: nameTooShort,
    },
    contactPerson: {
      label: "Contact person",
      hint: "Whom to ask for",
      refusals: { characters: nameCharacters, tooLong: nameTooLong },
      empty: "Enter a contact person.",
      invalid: nameTooShort,
    },
    phone: {
      label: "Phone",
      hint: "As in +1 202 555 0100",
      refusals: {
        characters: "Only digits, spaces, hyphens, parentheses and a leading plus.",
        tooLong: "Not entered: 15 characters at most. Try it without spaces.",
      },
      empty: "Enter a phone number.",
      invalid: "Enter at least 10 digits, spaces or hyphens.",
    },
    requirements: {
      label: "Requirements",
      hint: "At least 10 characters, in general terms",
      refusals: {
        characters: "Not entered: this text cannot be used.",
        tooLong: "Not entered: this field is full.",
      },
      empty: "Describe what you need.",
      invalid: "Enter at least 10 characters.",
    },
  },
  disarmed: "Left out: text that could run as code.",
  nearlyFull: "The text stops at 1000 characters.",
  capped: "Full: the text stops at 1000 characters. Nothing written before was lost.",
  notices: ["Fields marked * are required.", "Do not enter classified or export-controlled information."],
  simulated: "Simulated: nothing is sent",
  simulation: "This form is a simulation: nothing you type leaves this page.",
  withoutScripts: {
    title: "This form needs JavaScript.",
    text: "It has not started in your browser. Reach the defense team directly instead:",
    hotline: "Hotline",
    email: "Email",
  },
  toasts: {
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
  },
} as const;

export const characterCount = (count: number, most: number) => `${count}/${most} characters`;
