export const partnerships = {
  label: "Partnerships",
  title: "Four kinds of partner.",
  table: {
    caption: "What each partner brings, and what we bring in return.",
    head: ["Partner", "They bring", "We bring"],
    short: ["They bring", "We bring"],
    rows: [
      ["Academic", "Research in sensing and autonomy", "Hardware to try it on, and a review of the results"],
      ["Defense Startups", "An idea, and the speed to test it", "A trial beside one of the five systems"],
      ["Global Allies", "Knowledge of other terrain and rules", "One shared picture, within export law"],
      ["Govt. Agencies", "The mission, and the authority", "Engineers from the first workshop on"],
    ],
  },
} as const;
