import { modelParts } from "../../content/products/cyber-warfare-simulation/copy.ts";
import type { Tag } from "../../ui/tags.tsx";
import type { Placement } from "../product/opening.tsx";

const tags: readonly Tag[] = [
  {
    text: modelParts.plates,
    wide: [
      { x: 29.9, y: 11.9 },
      { x: 29.9, y: 20.3 },
      { x: 30.2, y: 28.4 },
      { x: 17.4, y: 11.9 },
    ],
    tall: [
      { x: 17.4, y: 23.6 },
      { x: 17.4, y: 32.1 },
      { x: 17.4, y: 40.7 },
      { x: 21, y: 15 },
    ],
  },
  {
    text: modelParts.node,
    wide: [
      { x: 60.2, y: 25 },
      { x: 70, y: 4 },
    ],
    tall: [
      { x: 63.4, y: 35.2 },
      { x: 67, y: 15 },
    ],
  },
  {
    text: modelParts.district,
    wide: [
      { x: 21.6, y: 26.6 },
      { x: 17.4, y: 20 },
    ],
    tall: [
      { x: 27, y: 56 },
      { x: 21.6, y: 67.5 },
    ],
  },
];

/** The district comes in from the left of the window; the line stands beside it, word above word. */
export const placement: Placement = {
  frame: {
    contents: "lg:col-span-6 lg:col-start-7 lg:row-start-5 lg:mt-8 lg:self-end",
    list: "lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-3",
  },
  plate: {
    drawn: { base: "100vw", lg: "60vw" },
    ground: "paper",
    bleed: "md:max-lg:-mx-(--page-margin) lg:-mr-(--gutter) lg:-ml-[calc(var(--to-the-edge)+5vw)] print:mx-0",
    className: "lg:col-start-1 lg:col-span-6 lg:row-start-2 lg:row-end-6 md:mt-8 lg:mt-12",
  },
  statement: "lg:col-span-7 lg:col-start-6 lg:row-start-2 lg:mt-12",
  intro: "lg:col-span-6 lg:col-start-7 lg:row-start-3 lg:mt-8",
  users: "lg:col-span-6 lg:col-start-7 lg:row-start-4 lg:mt-8",
  tags,
};
