import { sectionHref } from "../../site/navigation.ts";
import type { Answer, OpenQuestion } from "../../types.ts";

/** What is asked, and what we answer, alike on more than one page. */
export const onMaturity: OpenQuestion = {
  text: "Is it in service, where and since when, and whom may we call?",
};

export const onExport: OpenQuestion = {
  text: "Under which export regime and category does each item fall, who applies for the license, and how long does it take?",
};

export const onDetectionRate: Answer = {
  text: "The 99.9% Detection Rate is published without its trials. Ask for conditions and reports; where there are none, we say so.",
  see: { href: sectionHref("how-to-read"), text: "How to read it" },
};

export const onOrigin: Answer = { text: "“Indigenous” says who develops, not where parts are made." };

export const onSupport: Answer = {
  text: "Set by contract. 24/7 Support & Monitoring names the hours, nothing more.",
};
