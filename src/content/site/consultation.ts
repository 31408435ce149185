/** Labels, hints and messages of the consultation form. */

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
    hint: "The highest classification you expect the project to reach.",
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
      hint: "The person we should call",
      refusals: { characters: nameCharacters, tooLong: nameTooLong },
      empty: "Enter a contact person.",
      invalid: nameTooShort,
    },
    phone: {
      label: "Phone",
      hint: "With country code, as in +1 202 555 0100",
      refusals: {
        characters: "Only digits, spaces, hyphens, parentheses and a leading plus.",
        tooLong: "Not entered: 15 characters at most. Try it without spaces.",
      },
      empty: "Enter a phone number.",
      invalid: "Enter at least 10 digits, spaces or hyphens.",
    },
    requirements: {
      label: "Requirements",
      hint: "What to protect, and from what. At least 10 characters.",
      refusals: {
        characters: "Not entered: this text cannot be used.",
        tooLong: "Not entered: this field is full.",
      },
      empty: "Describe what you need.",
      invalid: "Enter at least 10 characters.",
    },
  },
  disarmed: "Removed: text that could run as code.",
  nearlyFull: "The text ends at 1000 characters.",
  capped: "Full: the text ends at 1000 characters. What you wrote before is unchanged.",
  notices: ["Fields marked * are required."],
  /** Touching the button, and nowhere else. */
  unclassified: "Unclassified only. Do not enter classified or export-controlled information.",
  simulation: "This form is a simulation: nothing you type leaves this page.",
  withoutScripts: {
    title: "This form needs JavaScript.",
    text: "It did not start in your browser. Reach the defense team directly:",
    hotline: "Hotline",
    email: "Email",
  },
} as const;

export const characterCount = (count: number, most: number) => `${count}/${most} characters`;
