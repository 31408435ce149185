export const partnerships = {
  label: "Partnerships",
  title: "Four kinds of partner.",
  caption: "What each side brings; kinds of partner, none named here",
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
    brings: "Research in sensing and autonomy.",
    gets: "Hardware to try it on, and hard questions.",
  },
  {
    name: "Defense Startups",
    brings: "A sharp idea, and speed to test it.",
    gets: "Integration, and a path to the field.",
  },
  {
    name: "Global Allies",
    brings: "Other terrain, threats and rules.",
    gets: "One shared picture, within export law.",
  },
  {
    name: "Govt. Agencies",
    brings: "The mission, and the authority.",
    gets: "Engineers from the first workshop on.",
  },
];
