import { tagged } from "../../content/products/gnss-jamming-spoofing/copy.ts";
import type { Tag } from "../../ui/tags.tsx";
import type { Placement } from "../product/opening.tsx";

const [truth, reported, error] = tagged;
const tags: readonly Tag[] = [
  {
    text: truth,
    wide: [
      { x: 35.6, y: 38.2 },
      { x: 24.5, y: 35 },
    ],
    tall: [
      { x: 26.4, y: 51 },
      { x: 18.5, y: 71.5 },
    ],
  },
  {
    text: reported,
    wide: [
      { x: 69.3, y: 34.6 },
      { x: 69.3, y: 28.2 },
    ],
    tall: [
      { x: 79, y: 46.4 },
      { x: 76, y: 38.2 },
    ],
  },
  {
    text: error,
    wide: [
      { x: 54.2, y: 53.4 },
      { x: 54.2, y: 60.8 },
    ],
    tall: [
      { x: 54.8, y: 62.2 },
      { x: 54.8, y: 68.7 },
    ],
  },
];

/** The line across the sheet; satellites rise beside its end, and the land below them runs out of the window. */
export const placement: Placement = {
  frame: { contents: "lg:row-start-6 lg:mt-8", list: "lg:grid-cols-3" },
  plate: {
    drawn: { base: "100vw", lg: "60vw" },
    // The shade of its near corner reaches the foot of the plate.
    shape: " mask-[linear-gradient(#000_98%,#0000)]",
    ground: "paper",
    bleed: "md:max-lg:-mx-(--page-margin) lg:-mr-(--to-the-edge) lg:ml-[4.5vw] print:mx-0",
    className:
      "lg:col-span-7 lg:col-start-6 lg:row-start-3 lg:row-end-5 not-forced-colors:lg:-mt-[13vw] lg:[&_figcaption]:pl-[15%]",
  },
  statement: "lg:row-start-2 lg:mt-10",
  intro: "lg:col-span-5 lg:row-start-3 lg:mt-8",
  users: "lg:col-span-5 lg:row-start-4 lg:mt-8",
  tags,
};
