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
      { x: 25.4, y: 9.7 },
      { x: 25.4, y: 23.6 },
      { x: 25.4, y: 37.6 },
      { x: 31.5, y: 16.2 },
    ],
    tall: [
      { x: 11.6, y: 21.4 },
      { x: 11.6, y: 34.4 },
      { x: 11.6, y: 47 },
      { x: 22.4, y: 12.6 },
    ],
  },
  {
    text: modelParts.node,
    wide: [
      { x: 72.9, y: 24.6 },
      { x: 82, y: 15.8 },
    ],
    tall: [
      { x: 75.8, y: 35.8 },
      { x: 71, y: 12.6 },
    ],
  },
  {
    text: modelParts.district,
    wide: [
      { x: 59.6, y: 67.2 },
      { x: 63, y: 77 },
    ],
    tall: [
      { x: 61.6, y: 70.6 },
      { x: 63, y: 79.4 },
    ],
  },
];

/** The model, and beside it the words. */
export default function Opening(copy: SystemCopy) {
  const { content, glossary } = copy;
  return (
    <OpeningFrame copy={copy} contents="lg:mt-10" list="lg:grid-cols-4" title={fromTheMargin}>
      <Statement content={content} className="mt-4 lg:col-span-5 lg:col-start-8 lg:mt-14" />
      <TaggedPlate
        picture={picture}
        tags={tags}
        drawn={{ base: "100vw", lg: "54vw", page: "54rem" }}
        cutLow="paper"
        bleed="md:max-lg:-mx-(--page-margin) lg:-mr-(--gutter) lg:-ml-[5%] print:mx-0"
        className="lg:col-span-7 lg:row-start-2 lg:row-end-5 lg:mt-6"
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
