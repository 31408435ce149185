import { modelParts } from "../../../../content/products/cyber-warfare-simulation/page.ts";
import { productPictures } from "../../../../content/products/pictures.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import type { Tag } from "../../../../ui/tags.tsx";
import { Notice } from "../../../shared/notice.tsx";
import { fromTheMargin, OpeningFrame } from "../opening-frame.tsx";
import { Intro, Statement } from "../statement.tsx";
import { TaggedPlate } from "../tagged-plate.tsx";

const picture = productPictures["cyber-warfare-simulation"];

const tags: readonly Tag[] = [
  {
    text: modelParts.plates,
    wide: [
      { x: 33.2, y: 12.3 },
      { x: 33.2, y: 24.5 },
      { x: 33.2, y: 36.6 },
      { x: 36, y: 0 },
    ],
    tall: [
      { x: 22.6, y: 20.2 },
      { x: 22.6, y: 36.3 },
      { x: 22.6, y: 52.6 },
      { x: 33.2, y: 12 },
    ],
  },
  {
    text: modelParts.node,
    wide: [
      { x: 76.2, y: 21.6 },
      { x: 77.5, y: 0 },
    ],
    tall: [
      { x: 71.9, y: 35.4 },
      { x: 73, y: 12 },
    ],
  },
  {
    text: modelParts.district,
    wide: [
      { x: 31, y: 48.3 },
      { x: 11.8, y: 48.3 },
    ],
    tall: [
      { x: 33, y: 74 },
      { x: 21.8, y: 83.6 },
    ],
  },
];

/** The model, and beside it the words. */
export default function Opening(copy: SystemCopy) {
  const { content, glossary } = copy;
  return (
    <OpeningFrame
      copy={copy}
      contents="lg:col-span-5 lg:col-start-8 lg:row-start-5 lg:mt-8 lg:self-end"
      list="lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-2"
      title={fromTheMargin}
    >
      <Statement content={content} className="mt-4 lg:col-span-5 lg:col-start-8 lg:mt-14" />
      <TaggedPlate
        picture={picture}
        tags={tags}
        drawn={{ base: "100vw", lg: "54vw", page: "54rem" }}
        cutLow="paper"
        bleed="md:max-lg:-mx-(--page-margin) lg:-mr-(--gutter) lg:-ml-[5%] print:mx-0"
        className="lg:col-span-7 lg:row-start-2 lg:row-end-6 md:mt-10 lg:mt-12"
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
