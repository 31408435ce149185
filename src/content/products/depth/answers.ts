import { sectionHref } from "../../site/navigation.ts";
import type { Answer, Question } from "../../types.ts";

/** What we answer alike on every page. */
export const onMaturity: Question = {
  text: "Is it in service, where and since when, and whom may we call?",
  answer: { text: "Not published here. Its status is stated in writing, on request." },
};

export const onDetectionRate: Answer = {
  text: "The 99.9% Detection Rate is published without its trials. Ask for conditions and reports; where there are none, we say so.",
  see: { href: sectionHref("how-to-read"), text: "How to read it" },
};

export const onOrigin: Answer = {
  text: "Not published. “Indigenous” says who develops, not where parts are made. Ask for it in writing.",
};

export const onSupport: Answer = {
  text: "Terms and price are set by contract. 24/7 Support & Monitoring names the hours, nothing more.",
};
