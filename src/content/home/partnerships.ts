export const partnerships = {
  label: "Partnerships",
  title: "Four kinds of partner.",
  table: {
    caption: "Kinds of partner, none named",
    head: ["Partner", "They bring", "We bring"],
    rows: [
      ["Academic", "Research in sensing and autonomy", "Hardware to try it on, and hard questions"],
      ["Defense Startups", "A sharp idea, and speed to test it", "Integration, and a path to the field"],
      ["Global Allies", "Other terrain, threats and rules", "One shared picture, within export law"],
      ["Govt. Agencies", "The mission, and the authority", "Engineers from the first workshop on"],
    ],
  },
} as const;
