import { tagged } from "../../content/products/anti-drone-solution/page.ts";
import { productPictures } from "../../content/products/pictures.ts";
import type { SystemCopy } from "../../content/types.ts";
import type { Tag } from "../../ui/tags.tsx";
import { Notice } from "../shared/notice.tsx";
import { belowWords, OpeningFrame } from "../product/opening-frame.tsx";
import { Intro, Statement } from "../product/statement.tsx";
import { TaggedPlate } from "../product/tagged-plate.tsx";

const picture = productPictures["anti-drone-solution"];

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
      { x: 42.5, y: 35.4 },
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
      { x: 90.6, y: 6 },
    ],
    tall: [
      { x: 83.4, y: 29 },
      { x: 83.4, y: 15 },
    ],
  },
];

/** The contents in one margin, the law in the other; the site across the sheet. */
export default function Opening(copy: SystemCopy) {
  const { content, glossary } = copy;
  return (
    <OpeningFrame copy={copy} contents="lg:col-span-3 lg:col-start-1 lg:row-start-2 lg:row-end-5 lg:mt-11">
      <Statement content={content} className="mt-4 lg:col-span-6 lg:col-start-4 lg:mt-10" />
      <TaggedPlate
        picture={picture}
        tags={tags}
        drawn={{ base: "100vw", page: "86rem" }}
        bleed="md:max-[100rem]:-mx-(--page-margin)"
        className={`lg:mt-6 ${belowWords}`}
        shape=" md:aspect-video"
        ground="land"
      />
      <Intro
        content={content}
        glossary={glossary}
        className="mt-6 lg:col-span-6 lg:col-start-4 lg:row-start-3 lg:mt-3"
      />
      {content.notice && (
        <Notice
          notice={content.notice}
          className="col-span-full mt-6 self-start lg:col-span-3 lg:col-start-10 lg:row-start-2 lg:row-end-5 lg:mt-11"
        />
      )}
    </OpeningFrame>
  );
}
