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
      { x: 12.3, y: 18.2 },
      { x: 12.3, y: 33.8 },
      { x: 12.3, y: 50 },
      { x: 18.4, y: 26 },
    ],
    tall: [
      { x: 9.8, y: 24 },
      { x: 9.8, y: 39 },
      { x: 9.8, y: 52 },
      { x: 20.5, y: 14 },
    ],
  },
  {
    text: modelParts.node,
    wide: [
      { x: 74.6, y: 33.6 },
      { x: 85, y: 26.6 },
    ],
    tall: [
      { x: 79, y: 38.4 },
      { x: 70, y: 14 },
    ],
  },
  {
    text: modelParts.district,
    wide: [
      { x: 66, y: 81 },
      { x: 73, y: 93 },
    ],
    tall: [
      { x: 62, y: 72 },
      { x: 70, y: 91 },
    ],
  },
];

/** The model from beyond the edge of the sheet, the words beside it. */
export default function Opening(copy: SystemCopy) {
  const { content, glossary } = copy;
  return (
    <OpeningFrame copy={copy} contents="lg:mt-10" list="lg:grid-cols-4" title={fromTheMargin}>
      <Statement content={content} className="mt-4 lg:col-span-5 lg:col-start-8 lg:mt-14" />
      <TaggedPlate
        picture={picture}
        tags={tags}
        drawn={{ base: "100vw", lg: "57vw", page: "50rem" }}
        bleed="md:max-lg:-mr-(--page-margin) md:max-[100rem]:-ml-(--page-margin)"
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
