import { site } from "../../site/company.ts";
import { sectionHref } from "../../site/navigation.ts";

/** What every product page calls the same. */
export const depthLabels = {
  label: "Before you buy",
  questions: "Questions to ask any vendor, us included",
  asked: "Question",
  answered: `${site.name} answers`,
  /** Before an answer that stands below its question. */
  us: site.name,
  inWriting: "To ask at a meeting, and to have in writing",
  /** What is asked of every system alike is asked once, on the home page. */
  ofEverySystem: {
    text: "Service, origin, support and export, for every system:",
    link: "What to ask us",
    href: sectionHref("ask-first"),
  },
  section: (number: string) => `Section\u00a0${number}`,
  more: (count: number) => `${count} more questions`,
  acceptance: "How acceptance is tested",
  words: "Words",
} as const;
