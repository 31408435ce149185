import type { CaptionedPicture } from "../../types.ts";

/** The fourth step, modeled. */
export const openSwitch: CaptionedPicture = {
  name: "anti-drone-solution-detail",
  alt: "Model of a brass knife switch on a block of card, its blade with an orange handle raised: the circuit is open.",
  caption: "Decide, as a switch: open until a person closes it",
};

/** Which responses there are, what else they touch, and who has to say yes. */
export const authority = {
  label: "Authority",
  title: "What may be done, and by whom.",
  text: "Each response can have its own collateral effect. Weigh it in the decision, beside the rule that allows the response.",
  table: {
    caption: "Families of response in general, not what we supply; your law decides",
    head: ["Family", "Collateral risk", "Who may authorize"],
    short: ["Risk", "Who"],
    rows: [
      ["Warn", "Attention spent on a false alarm", "Whoever commands the site, beforehand, in its rules"],
      [
        "Clear the area",
        "People moved, runways closed, for nothing",
        "Whoever commands the site, at the time; at an airport, with air traffic services",
      ],
      [
        "Disrupt link or navigation",
        "Your own receivers and other users of the spectrum, Wi-Fi and aviation GPS among them; fuel and ordnance nearby; a drone nobody steers",
        "An authority named by law, with spectrum and airspace services",
      ],
      [
        "Seize control",
        "The wrong drone; data that is not yours",
        "An authority named by law; computer and interception law may also apply; case by case",
      ],
      [
        "Disable or destroy",
        "What falls, where it falls, and where a miss lands",
        "An authority named by law, through a named person, for each engagement",
      ],
      [
        "Confiscate",
        "A payload still live; evidence spoiled",
        "Those named by law, with a record of custody",
      ],
    ],
  },
  notes: [
    {
      title: "Friendly drones",
      text: "Know your own flights before you judge a stranger: check plans, call the pilot, read Remote ID. The last is an aid, not proof.",
    },
    {
      title: "No link to disrupt",
      text: "A drone on a stored route or an optical fiber need not hear a radio command: fewer of the responses above are left.",
    },
    {
      title: "Interfaces",
      text: "Ask for open ones, by version. SAPIENT, published as BSI Flex 335, lets sensors and decision tools of several makers work together.",
    },
    {
      title: "Near an airport",
      text: "Crewed aircraft and their navigation share this sky. Air traffic and spectrum services come into the plan first, and who may stop traffic is written down.",
    },
  ],
} as const;
