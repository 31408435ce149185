import { tagged } from "../../../../content/products/anti-drone-solution/page.ts";
import { productPictures } from "../../../../content/products/pictures.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import type { Tag } from "../../../../ui/tags.tsx";
import { Notice } from "../../../shared/notice.tsx";
import { belowWords, OpeningFrame } from "../opening-frame.tsx";
import { Intro, Statement } from "../statement.tsx";
import { TaggedPlate } from "../tagged-plate.tsx";

const picture = productPictures["anti-drone-solution"];

const [outer, inner, contact] = tagged;
const tags: readonly Tag[] = [
  {
    text: outer,
    wide: [
      { x: 17.3, y: 31 },
      { x: 10.7, y: 19 },
    ],
    tall: [
      { x: 22, y: 33.8 },
      { x: 20.5, y: 22 },
    ],
  },
  {
    text: inner,
    wide: [
      { x: 43, y: 34.3 },
      { x: 39, y: 23 },
    ],
    tall: [
      { x: 45, y: 38 },
      { x: 54, y: 15 },
    ],
  },
  {
    text: contact,
    wide: [
      { x: 82.8, y: 34.6 },
      { x: 90.6, y: 19 },
    ],
    tall: [
      { x: 83, y: 43.4 },
      { x: 84, y: 27 },
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
        cutLow="foreground"
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
