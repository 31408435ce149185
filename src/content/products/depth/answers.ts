import { sectionHref } from "../../site/navigation.ts";
import type { Answer } from "../../types.ts";

/** What we answer alike on more than one page. */
export const onDetectionRate: Answer = {
  text: "The 99.9% Detection Rate is published without its trials and their false alarms. We send the reports we have, and say what was not tested.",
  see: { href: sectionHref("how-to-read"), text: "How to read it" },
};
