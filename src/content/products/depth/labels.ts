import { sectionHref } from "../../site/navigation.ts";

/** What every product page calls the same. */
export const depthLabels = {
  label: "Questions",
  title: "Settle these before you\u00a0sign.",
  asked: "Question",
  settled: "How you settle it with us",
  agenda: "On the agenda when we meet",
  /** What is talked over for every system alike stands once, on the home page. */
  ofEverySystem: { text: "The agenda for every system", href: sectionHref("ask-first") },
  section: (number: string) => `Section\u00a0${number}`,
  more: (count: number) => `${count} more questions`,
  words: "Words",
} as const;
