import { modeled, tagged } from "../../../../content/products/gnss-jamming-spoofing/page.ts";
import { productPictures } from "../../../../content/products/pictures.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import type { Tag } from "../../../../ui/tags.tsx";
import { Notice } from "../../../shared/notice.tsx";
import { fromTheMargin, OpeningFrame } from "../opening-frame.tsx";
import { Intro, Statement } from "../statement.tsx";
import { TaggedPlate } from "../tagged-plate.tsx";

const picture = productPictures["gnss-jamming-spoofing"];

const [truth, belief, error] = tagged;
const tags: readonly Tag[] = [
  {
    text: truth,
    wide: [
      { x: 32.8, y: 61.6 },
      { x: 25, y: 54 },
    ],
    tall: [
      { x: 34, y: 65 },
      { x: 51, y: 65 },
    ],
  },
  {
    text: belief,
    wide: [
      { x: 70, y: 61 },
      { x: 69.4, y: 55 },
    ],
    tall: [
      { x: 76.4, y: 63.5 },
      { x: 76, y: 58 },
    ],
  },
  {
    text: error,
    wide: [
      { x: 53, y: 79.2 },
      { x: 53, y: 74 },
    ],
    tall: [
      { x: 53.5, y: 76.6 },
      { x: 53.5, y: 73 },
    ],
  },
];

/** Words and who may have it beside the model, which runs off the sheet to the right. */
export default function Opening(copy: SystemCopy) {
  const { content, glossary } = copy;
  return (
    <OpeningFrame copy={copy} contents="lg:mt-10" list="lg:grid-cols-4" title={fromTheMargin}>
      <Statement content={content} className="mt-4 lg:col-span-5 lg:mt-14" />
      <TaggedPlate
        picture={picture}
        caption={modeled}
        tags={tags}
        drawn={{ base: "100vw", lg: "57vw", page: "50rem" }}
        bleed="md:max-lg:-ml-(--page-margin) md:max-[100rem]:-mr-(--page-margin)"
        className="lg:col-span-7 lg:col-start-6 lg:row-start-2 lg:row-end-5 lg:mt-6"
      />
      <Intro content={content} glossary={glossary} className="mt-6 lg:col-span-5 lg:row-start-3 lg:mt-3" />
      {content.notice && (
        <Notice
          notice={content.notice}
          className="col-span-full mt-6 self-start lg:col-span-5 lg:row-start-4 lg:mt-8"
        />
      )}
    </OpeningFrame>
  );
}
