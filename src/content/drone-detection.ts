import type { SystemContent } from "./types.ts";

export const detection: SystemContent = {
  slug: "drone-detection",
  statement: "No single sensor sees them all.",
  intro:
    "Small drones are hard to find, and each way of finding them has a blind spot. Our sensors work as a team, and every sensor’s limits are written down where you can read them: below.",
  featuresTitle: "How the team works.",
  features: [
    {
      title: "Passive first",
      text: "Radio receivers listen before our radar transmits. They warn early, often name the type, and give away nothing about your position.",
    },
    {
      title: "Radar holds the track",
      text: "3D radar keeps position in all weather, follows many contacts at once and tells birds from drones.",
    },
    {
      title: "A camera confirms",
      text: "A cued EO/IR camera shows what the contact is and what it carries, and keeps the picture as evidence.",
    },
    {
      title: "One air picture",
      text: "Many detections become one track, shown with its confidence and with the sensors that support it.",
    },
  ],
  figureTitle: "What each sensor sees, and what it does not.",
  figureText: "Read down the last column. It is the reason there are four rows.",
  figureCaption: "Four sensors, their strengths and their limits",
  pictureCaption: "One mast, every bearing, one contact",
  closing: "Bring us your terrain. We will place the sensors.",
};

export const sensorColumns = { sensor: "Sensor", strength: "Good at", limit: "Cannot" } as const;

export const sensors = [
  {
    name: "Passive RF",
    strength: "Early warning, type, sometimes the operator’s position. Emits nothing.",
    limit: "Hear a drone that emits nothing: pre-programmed, or flown by optical fiber.",
  },
  {
    name: "3D radar",
    strength: "Position in all weather, many tracks, birds told from drones.",
    limit: "See past line of sight. Clutter and low, slow targets are hard.",
  },
  {
    name: "EO/IR camera",
    strength: "Visual confirmation, evidence, a view of the payload.",
    limit: "Search on its own. Range and weather limit it; it must be cued.",
  },
  {
    name: "Acoustic",
    strength: "Close in and passive. Hears drones that emit no radio.",
    limit: "Reach far, or work well in noise.",
  },
] as const;
