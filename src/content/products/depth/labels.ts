import { site } from "../../site/company.ts";

/** What every product page calls the same. */
export const depthLabels = {
  label: "Before you buy",
  questions: "Questions to ask any vendor, us included",
  asked: "Question",
  answered: `${site.name} answers`,
  unpublished: "Not published here: ask us in writing",
  section: (number: string) => `Section\u00a0${number}`,
  more: (count: number) => `${count} more questions`,
  acceptance: "How acceptance is tested",
  words: "Words",
} as const;
