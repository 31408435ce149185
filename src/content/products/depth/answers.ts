import { sectionHref } from "../../site/navigation.ts";
import type { Answer } from "../../types.ts";

/** What we answer alike on every page. */
export const onDetectionRate: Answer = {
  text: "The 99.9% Detection Rate is published without its trials. Conditions and test reports on request.",
  see: { href: sectionHref("how-to-read"), text: "How to read it" },
};

export const onOrigin: Answer = {
  text: "Not published. “Indigenous” says who develops, not where parts are made. Answered in writing on request.",
};

export const onSupport: Answer = {
  text: "Terms and price are set by contract. 24/7 Support & Monitoring names the hours, nothing more.",
};
