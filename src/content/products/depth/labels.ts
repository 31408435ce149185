/** What every product page calls the same. */
export const depthLabels = {
  label: "Before you buy",
  questions: "Questions to ask any vendor, us included",
  more: (count: number) => `${count} more questions`,
  acceptance: "How acceptance is tested",
  words: "Words",
} as const;
