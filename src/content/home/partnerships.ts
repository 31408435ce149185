export const partnerships = {
  label: "Partnerships",
  title: "No one covers the low sky alone.",
  columns: { brings: "They bring", gets: "We bring" },
} as const;

export interface Partner {
  readonly name: string;
  readonly brings: string;
  readonly gets: string;
}

export const partners: readonly Partner[] = [
  {
    name: "Academic",
    brings: "Research in sensing, autonomy and cryptography.",
    gets: "Hardware to try it on, and questions worth a thesis.",
  },
  {
    name: "Defense Startups",
    brings: "One sharp idea and the speed to test it.",
    gets: "Integration, documentation and a path to the field.",
  },
  {
    name: "Global Allies",
    brings: "Other terrain, other threats, other rules.",
    gets: "Systems that share one picture, within export law.",
  },
  {
    name: "Govt. Agencies",
    brings: "The mission, the authority and the acceptance test.",
    gets: "Engineers in the room from the first workshop on.",
  },
];
