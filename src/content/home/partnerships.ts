import type { Titled } from "../types.ts";

export const partnerships = {
  label: "Partnerships",
  title: "You bring half. We bring the rest.",
  /** What the partner brings, and what we bring to it. */
  partners: [
    { title: "Academic", text: "Your research in sensing and autonomy, our hardware to try it on." },
    { title: "Defense Startups", text: "Your idea and your speed, a\u00a0trial beside one of our systems." },
    {
      title: "Global Allies",
      text: "Your terrain and your rules, one shared air picture, within export law.",
    },
    {
      title: "Govt. Agencies",
      text: "Your mission and authority, our engineers from the first workshop\u00a0on.",
    },
  ] satisfies Titled[],
} as const;
