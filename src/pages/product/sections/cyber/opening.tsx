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
      { x: 25.5, y: 16.5 },
      { x: 19.1, y: 28 },
      { x: 13.8, y: 41 },
      { x: 9, y: 20 },
    ],
    tall: [
      { x: 20.8, y: 27.6 },
      { x: 13.4, y: 37 },
      { x: 6, y: 46 },
      { x: 20, y: 18 },
    ],
  },
  {
    text: modelParts.node,
    wide: [
      { x: 63, y: 32 },
      { x: 86, y: 25 },
    ],
    tall: [
      { x: 66.5, y: 39 },
      { x: 68, y: 15 },
    ],
  },
  {
    text: modelParts.district,
    wide: [
      { x: 84, y: 63 },
      { x: 88, y: 74 },
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
