import { tagged } from "../../content/products/anti-drone-solution/copy.ts";
import type { Tag } from "../../ui/tags.tsx";
import type { Placement } from "../product/opening.tsx";
import { edgeToEdge } from "../product/tagged-plate.tsx";

const [outer, inner, contact] = tagged;
const tags: readonly Tag[] = [
  {
    text: outer,
    wide: [
      { x: 15.2, y: 34.4 },
      { x: 10.8, y: 20 },
    ],
    tall: [
      { x: 23, y: 33 },
      { x: 20.9, y: 22 },
    ],
  },
  {
    text: inner,
    wide: [
      { x: 42.5, y: 36 },
      { x: 38.5, y: 24 },
    ],
    tall: [
      { x: 44, y: 37.7 },
      { x: 50, y: 15 },
    ],
  },
  {
    text: contact,
    wide: [
      { x: 85.8, y: 17.6 },
      { x: 74, y: 12 },
    ],
    tall: [
      { x: 83.4, y: 29 },
      { x: 83.4, y: 15 },
    ],
  },
];

/** The site from edge to edge under its name; below it the words, beside them the contents. */
export const placement: Placement = {
  frame: {
    contents: "lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-4 lg:mt-10",
    list: "lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-4",
  },
  plate: {
    drawn: { base: "100vw" },
    bleed: edgeToEdge,
    className: "lg:row-start-3 not-forced-colors:lg:-mt-[2vw]",
    shape: " md:aspect-video",
    ground: "land",
  },
  statement: "lg:col-span-9 lg:col-start-4 lg:mt-3",
  intro: "lg:col-span-7 lg:row-start-4 lg:mt-10 lg:pr-(--gutter)",
  users: "lg:col-span-6 lg:row-start-5 lg:mt-6",
  tags,
};
