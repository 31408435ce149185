import type { CaptionedPicture, ProductSlug } from "../types.ts";

/** The picture each product is known by. */
export const productPictures: Readonly<Record<ProductSlug, CaptionedPicture>> = {
  "anti-drone-solution": {
    name: "anti-drone-solution",
    alt: "Architect's model of a compound under two nested clear domes; a small orange drone on a pin outside them.",
    caption:
      "Two layers, idealized as domes; terrain leaves gaps; contact enlarged, on a pin; not\u00a0to\u00a0scale",
  },
  "drone-detection": {
    name: "drone-detection",
    alt: "Architect's model of a sensor mast and an array of microphones in a bearing ring on a hill; brass lines from its radar all around, a heavier one from its camera to an orange drone.",
    caption:
      "Brass: where the radar looks; heavier, the camera; orange: the contact, on a pin; not\u00a0to\u00a0scale",
  },
  "gnss-jamming-spoofing": {
    name: "gnss-jamming-spoofing",
    alt: "Architect's model of four satellites whose brass threads meet at one receiver; an orange line leads over a valley to a clear copy of it in another place.",
    caption: "True and believed place, not\u00a0to\u00a0scale",
  },
  "cyber-warfare-simulation": {
    name: "cyber-warfare-simulation",
    alt: "Architect's model of a riverside district with three clear plates of network nodes above it, dashes below them to its roofs; one node is orange.",
    caption: "A district, its replica above; dashed: copies, not links; not\u00a0to\u00a0scale",
  },
  "syfor-drones": {
    name: "sy300-three-quarter",
    alt: "Rendering of the SY300 hexacopter from the front left: six folding booms, two-blade propellers, payload crate and camera under the hub.",
    caption: "Three-quarter view, rendering",
  },
};
