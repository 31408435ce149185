import { productCount } from "../products/catalog.ts";
import { published } from "../products/syfor-drones/published.ts";
import type { ProductSlug } from "../types.ts";

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const capabilities = {
  label: "Core Capabilities",
  title: `${capitalized(productCount)} systems, built in-house.`,
  more: "Read more",
} as const;

const { light, heavy } = published;

export const capabilityCards: Readonly<
  Record<
    ProductSlug,
    {
      readonly description: string;
      readonly features: readonly [string, string, string, string];
    }
  >
> = {
  "anti-drone-solution": {
    description:
      "Sensors, operators and authorized effectors on one screen. The system finds the intruder and lays out the options. A person decides.",
    features: [
      "Detect, track, identify, decide, mitigate",
      "Only the responses you authorize",
      "Early warning and close protection",
      "Every event on the record",
    ],
  },
  "drone-detection": {
    description:
      "Passive radio listens first, radar holds the track, a camera confirms, and acoustics listen close in. One air picture.",
    features: [
      "Passive RF that emits nothing",
      "3D radar in all weather",
      "EO/IR for visual confirmation",
      "Acoustic where radio is silent",
    ],
  },
  "gnss-jamming-spoofing": {
    description:
      "Controlled interference for test and evaluation. See what your receivers do when the sky lies, before an adversary shows you.",
    features: [
      "Conducted, chamber and licensed-range tests",
      "Repeatable scenario library",
      "GPS, GLONASS, Galileo, BeiDou",
      "For authorized government users only",
    ],
  },
  "cyber-warfare-simulation": {
    description:
      "A replica of your networks to attack, defend and rebuild. Exercises are scored and replayed, so the lesson stays.",
    features: [
      "Digital twin of your environment",
      "Red, blue, white and green teams",
      "Live scoring of every service",
      "After-action replay",
    ],
  },
  "syfor-drones": {
    description: "The SY300 is a folding, heavy-lift hexacopter for patrol and resupply.",
    features: [
      `Max payload ${heavy.payload} with ${heavy.time} endurance`,
      `Up to ${light.time} with ${light.payload} payload`,
      `Range up to ${published.radius} radius`,
      `Deployment under ${published.deployment}`,
    ],
  },
};
