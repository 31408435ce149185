import { productCount } from "../products/catalog.ts";
import { productPictures } from "../products/pictures.ts";
import { published, unparted } from "../products/syfor-drones/specifications.ts";
import type { CaptionedPicture, ProductSlug } from "../types.ts";

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const capabilities = {
  label: "Core Capabilities",
  title: `${capitalized(productCount)} systems, developed in-house.`,
  models: "Models, not to scale. Orange: what to look at.",
} as const;

const captioned = (
  slug: ProductSlug,
  caption: string,
  name = productPictures[slug].name,
): CaptionedPicture => ({
  ...productPictures[slug],
  name,
  caption,
});

/** Four models, each whole, and captions of one short line. The aircraft stands on its own page's cover; here it flies. */
export const capabilityPictures: Readonly<Record<ProductSlug, CaptionedPicture>> = {
  "anti-drone-solution": captioned(
    "anti-drone-solution",
    "Two layers, one contact on a\u00a0pin",
    "anti-drone-solution-whole",
  ),
  "drone-detection": captioned("drone-detection", "Brass: lines of sight", "drone-detection-whole"),
  "gnss-jamming-spoofing": captioned(
    "gnss-jamming-spoofing",
    "True and believed place",
    "gnss-jamming-spoofing-whole",
  ),
  "cyber-warfare-simulation": captioned(
    "cyber-warfare-simulation",
    "A district and its replica",
    "cyber-warfare-simulation-whole",
  ),
  "syfor-drones": {
    name: "sy300-flown",
    alt: "Rendering of the SY300 in the air: propellers in motion, camera and crate below the hub, its shadow on the ground.",
    caption: "SY300 in flight, rendering",
  },
};

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
    description: "Sensors and authorized effectors on one operator’s screen. A person decides.",
    features: ["Detect to mitigate", "Only what you permit", "Layers, near and far", "Decisions logged"],
  },
  "drone-detection": {
    description: "Radio often hears first, radar holds the track, a cued camera shows what it is.",
    features: ["Passive RF", "3D radar", "EO/IR camera", "Acoustic"],
  },
  "gnss-jamming-spoofing": {
    description: "Controlled tests of receivers, for authorized government users only.",
    features: ["Cable or chamber", "Licensed ranges", "Same scenario again", "Your own receiver"],
  },
  "cyber-warfare-simulation": {
    description: "A replica of the networks you choose, attacked, defended and scored.",
    features: ["Digital twin", "Four teams", "Live scoring", "After-action review"],
  },
  "syfor-drones": {
    description:
      "The SY300, a folding heavy-lift hexacopter for patrol and resupply. Four of its six published figures, not to be assumed together:",
    features: [
      `${unparted(heavy.payload)} for ${unparted(heavy.time)}`,
      `Up to ${unparted(light.time)} with ${unparted(light.payload)}`,
      `Up to ${unparted(published.radius)} radius`,
      `Deployed in under ${unparted(published.deployment)}`,
    ],
  },
};
