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
      { x: 33.2, y: 46.6 },
      { x: 22.5, y: 40.5 },
    ],
    tall: [
      { x: 27.3, y: 60.6 },
      { x: 20.6, y: 78.4 },
    ],
  },
  {
    text: belief,
    wide: [
      { x: 65.6, y: 47.2 },
      { x: 65.6, y: 40.6 },
    ],
    tall: [
      { x: 69.2, y: 59.7 },
      { x: 74, y: 48.4 },
    ],
  },
  {
    text: error,
    wide: [
      { x: 50.4, y: 63 },
      { x: 50.4, y: 57.6 },
    ],
    tall: [
      { x: 49.8, y: 70.6 },
      { x: 49.8, y: 65.6 },
    ],
  },
];

/** Words and who may have it beside the model. */
export default function Opening(copy: SystemCopy) {
  const { content, glossary } = copy;
  return (
    <OpeningFrame copy={copy} contents="lg:mt-10" list="lg:grid-cols-4" title={fromTheMargin}>
      <Statement content={content} className="mt-4 lg:col-span-5 lg:mt-14" />
      <TaggedPlate
        picture={picture}
        caption={modeled}
        tags={tags}
        drawn={{ base: "100vw", lg: "54vw", page: "54rem" }}
        cutLow="paper"
        bleed="md:max-lg:-mx-(--page-margin) lg:-mr-[5%] lg:-ml-(--gutter) print:mx-0"
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
