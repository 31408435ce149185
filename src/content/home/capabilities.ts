import { productCount } from "../products/catalog.ts";
import { productPictures } from "../products/pictures.ts";
import { published, unparted } from "../products/syfor-drones/specifications.ts";
import type { CaptionedPicture, ProductSlug, SectionId } from "../types.ts";

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const capabilities = {
  label: "Core Capabilities",
  title: `${capitalized(productCount)} systems, developed in-house.`,
} as const;

/** The five in one table, which begins with what brings a reader here. */
export const comparison = {
  id: "compare" satisfies SectionId,
  title: "Compare the systems",
  caption: "What each answers, needs and cannot do, and who authorizes it.",
  head: ["System", "Your problem", "Needs", "Cannot", "Who authorizes"],
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
    "An outer layer to warn, an inner one to watch.",
    "anti-drone-solution-whole",
  ),
  "drone-detection": captioned(
    "drone-detection",
    "The radar sweeps; the camera follows one drone.",
    "drone-detection-whole",
  ),
  "gnss-jamming-spoofing": captioned(
    "gnss-jamming-spoofing",
    "Where it is, and where it thinks it is.",
    "gnss-jamming-spoofing-whole",
  ),
  "cyber-warfare-simulation": captioned(
    "cyber-warfare-simulation",
    "The attack strikes only the replica.",
    "cyber-warfare-simulation-whole",
  ),
  "syfor-drones": {
    name: "sy300-flown",
    alt: "The SY300 in the air: propellers in motion, camera and crate below the hub, its shadow on the ground.",
    caption: "The SY300 in flight, crate aboard.",
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
    description: "One screen from first contact to authorized response. A\u00a0person makes every decision.",
    features: ["Detect to mitigate", "Your rules on screen", "Two layers", "Decisions logged"],
  },
  "drone-detection": {
    description:
      "RF receivers often hear it first, radar holds the track, and a cued camera shows what it is.",
    features: ["Passive RF", "3D radar", "EO/IR camera", "Acoustic"],
  },
  "gnss-jamming-spoofing": {
    description:
      "We test what your receiver reports when its signals are jammed or spoofed. For authorized government users.",
    features: ["Cable or chamber", "Licensed ranges", "Repeatable runs", "Your own receiver"],
  },
  "cyber-warfare-simulation": {
    description: "We rebuild the networks you choose. Your team defends them, loses safely and tries again.",
    features: ["Digital twin", "Four teams", "Live scoring", "After-action review"],
  },
  "syfor-drones": {
    description:
      "The SY300, a\u00a0folding heavy-lift hexacopter for patrol and resupply. Headline figures:¹",
    features: [
      `${unparted(heavy.payload)} with ${unparted(heavy.time)} endurance`,
      `Up to ${unparted(light.time)} with ${unparted(light.payload)} payload`,
      `Up to ${unparted(published.radius)} radius`,
      `Deployed in under ${unparted(published.deployment)}`,
    ],
  },
};
