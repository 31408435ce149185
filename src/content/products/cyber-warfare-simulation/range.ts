import type { CaptionedPicture } from "../../types.ts";

/** The model of the replica, close. */
export const attackedNode: CaptionedPicture = {
  name: "cyber-warfare-simulation-detail",
  alt: "Close view of one clear plate of the model: an orange node stands on it among black ones, joined by brass traces; the district lies soft below.",
  caption: "The attacked node, on the replica only; dashed: copies, not links",
};

/** What is settled before an exercise begins. */
export const range = {
  label: "The range",
  title: "What to settle before an exercise.",
  kinds: {
    title: "Kinds of range",
    caption: "In general, after “The Cyber Range: A Guide” (NICE, US); yours is agreed part by part",
    head: ["Kind", "Runs on", "Watch for"],
    rows: [
      ["Simulation", "Models of a network", "Only as true as the models"],
      ["Overlay", "Your own equipment, beside its real work", "Keeping the two apart"],
      ["Emulation", "Real software on a network of its own", "The time it takes to build"],
      ["Hybrid", "A mix of these", "Where one ends and the next begins"],
    ],
  },
  scorecard: {
    title: "A sample scorecard",
    caption: "Example values, not results; services and restores as in Fig.\u00a02. White sets the weights",
    head: ["Area", "Counted", "Example"],
    rows: [
      ["Services", "Share of service-minutes up, automatically", "86.7%"],
      ["Attacks stopped", "Of those red tried, automatically; white checks", "5 of 7"],
      ["Restores", "To a known good state, automatically", "3, by 03:55"],
      ["Incident reports", "Right, complete, in time: by white", "4 of 5"],
      ["Situation reports", "Could someone decide on them? By white", "2 of 3"],
    ],
  },
  checklist: {
    title: "Isolation and data",
    lead: "Agreed in writing before each exercise:",
    checks: [
      "No route to a live network or, in an overlay (3.2), to a live service: tested by trying to get out",
      "No real credentials, keys or personal data in the replica",
      "Red’s tools listed, and removed afterward",
      "One word that stops everything, and who may say it",
      "Storage erased or handed over, with a written record",
    ],
  },
  notes: [
    {
      title: "Roles",
      text: "You supply the list of what to replicate, the blue team, and one member of the white team with a deputy; either may stop the exercise. Everyone else is agreed by name: the white team keeps the score, and the red and green teams see the whole replica.",
    },
    {
      title: "The record",
      text: "Logs and scores name people and weaknesses. Agree beforehand who owns them, how they are classified and when they are erased.",
    },
  ],
} as const;
