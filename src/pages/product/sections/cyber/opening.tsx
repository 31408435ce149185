import { modelParts } from "../../../../content/products/cyber-warfare-simulation/page.ts";
import { productPictures } from "../../../../content/products/pictures.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import type { Tag } from "../../../../ui/tags.tsx";
import { Notice } from "../../../shared/notice.tsx";
import { OpeningFrame } from "../opening-frame.tsx";
import { Intro, Statement } from "../statement.tsx";
import { TaggedPlate } from "../tagged-plate.tsx";

const picture = productPictures["cyber-warfare-simulation"];

const tags: readonly Tag[] = [
  {
    text: modelParts.plates,
    wide: [
      { x: 11.9, y: 18 },
      { x: 12.6, y: 34.6 },
      { x: 13.3, y: 51.4 },
      { x: 7.5, y: 26.5 },
    ],
    tall: [
      { x: 3.8, y: 25.5 },
      { x: 4.7, y: 38.8 },
      { x: 5.9, y: 51.2 },
      { x: 15, y: 32.6 },
    ],
  },
  {
    text: modelParts.node,
    wide: [
      { x: 74.6, y: 33.6 },
      { x: 89.5, y: 26.5 },
    ],
    tall: [
      { x: 79, y: 38.4 },
      { x: 62, y: 14 },
    ],
  },
  {
    text: modelParts.district,
    wide: [
      { x: 78.4, y: 73.4 },
      { x: 79, y: 85.5 },
    ],
  },
];

/** The model from the edge of the sheet, the words beside it. */
export default function Opening(copy: SystemCopy) {
  const { content, glossary } = copy;
  return (
    <OpeningFrame
      copy={copy}
      contents="lg:col-span-5 lg:col-start-8 lg:row-start-5"
      list="lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-2"
    >
      <Statement content={content} className="mt-4 lg:col-span-5 lg:col-start-8 lg:mt-10" />
      <TaggedPlate
        picture={picture}
        tags={tags}
        drawn={{ base: "90vw", lg: "57vw", page: "56rem" }}
        className="lg:col-span-7 lg:row-start-2 lg:row-end-6 lg:mt-10"
      />
      <Intro
        content={content}
        glossary={glossary}
        className="mt-6 lg:col-span-5 lg:col-start-8 lg:row-start-3 lg:mt-3"
      />
      {content.notice && (
        <Notice
          notice={content.notice}
          className="col-span-full mt-6 self-start lg:col-span-5 lg:col-start-8 lg:row-start-4 lg:mt-8"
        />
      )}
    </OpeningFrame>
  );
}
