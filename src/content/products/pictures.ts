import type { CaptionedPicture, ProductSlug } from "../types.ts";

/** The picture each product is known by. */
export const productPictures: Readonly<Record<ProductSlug, CaptionedPicture>> = {
  "anti-drone-solution": {
    name: "anti-drone-solution",
    alt: "Architect's model of a compound under two nested clear domes; a small orange drone stands outside them.",
    caption: "A\u00a0contact, still outside both layers.",
  },
  "drone-detection": {
    name: "drone-detection",
    alt: "Architect's model of a sensor mast and an array of microphones in a bearing ring on a hill; brass lines radiating from its radar, a heavier one from its camera to an orange drone.",
    caption: "The radar sweeps; the camera follows one drone.",
  },
  "gnss-jamming-spoofing": {
    name: "gnss-jamming-spoofing",
    alt: "Architect's model of four satellites whose brass threads meet at one receiver; an orange line crosses a valley to a transparent copy of it.",
    caption: "Where it is, and where it thinks it is.",
  },
  "cyber-warfare-simulation": {
    name: "cyber-warfare-simulation",
    alt: "Architect's model of a riverside district with three clear plates of network nodes above it, dashes below them to its roofs; one node is orange.",
    caption: "The attack strikes only the replica.",
  },
  "syfor-drones": {
    name: "sy300-three-quarter",
    alt: "The SY300 hexacopter from the front left: six folding booms, two-blade propellers, payload crate and camera under the hub.",
    caption: "The SY300, opened and ready.",
  },
};
