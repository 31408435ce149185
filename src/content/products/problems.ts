import type { ProductSlug } from "../types.ts";

/** What brings a reader here, by the system that answers it. */
export const problems: Readonly<Record<ProductSlug, string>> = {
  "anti-drone-solution": "A drone is over the fence.",
  "drone-detection": "Nobody sees what flies low.",
  "gnss-jamming-spoofing": "A receiver trusts a false signal.",
  "cyber-warfare-simulation": "The network team has never been attacked.",
  "syfor-drones": "The load cannot wait for a road.",
};
