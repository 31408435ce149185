import { tagged } from "../../../../content/products/anti-drone-solution/page.ts";
import { productPictures } from "../../../../content/products/pictures.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { FigureFrame } from "../../../../ui/figure-frame.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { type Tag, Tags } from "../../../../ui/tags.tsx";
import { Notice } from "../../../shared/notice.tsx";
import { OpeningFrame } from "../opening-frame.tsx";
import { Intro, Statement } from "../statement.tsx";

const picture = productPictures["anti-drone-solution"];

const [outer, inner, contact] = tagged;
const tags: readonly Tag[] = [
  {
    text: outer,
    wide: [
      { x: 17.3, y: 31 },
      { x: 10, y: 19 },
    ],
    tall: [
      { x: 22, y: 33.8 },
      { x: 19, y: 22 },
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
      { x: 48, y: 17 },
    ],
  },
  {
    text: contact,
    wide: [
      { x: 87.5, y: 31.5 },
      { x: 93, y: 19 },
    ],
    tall: [
      { x: 82.6, y: 36.6 },
      { x: 84, y: 28 },
    ],
  },
];

/** The law in the margin, the site across the sheet. */
export default function Opening({ content, glossary }: SystemCopy) {
  return (
    <OpeningFrame slug={content.slug}>
      <Statement content={content} className="mt-4 lg:col-span-7 lg:col-start-4 lg:mt-10" />
      <FigureFrame
        id={picture.name}
        caption={picture.caption}
        className="col-span-full mt-4 lg:row-start-5 lg:mt-6"
      >
        <div className="relative">
          <Picture
            picture={picture}
            drawn={{ base: "90vw", page: "86rem" }}
            bleed
            first
            className="w-full md:aspect-video"
          />
          <Tags tags={tags} />
        </div>
      </FigureFrame>
      <Intro
        content={content}
        glossary={glossary}
        className="mt-6 lg:col-span-7 lg:col-start-4 lg:row-start-3 lg:mt-3"
      />
      {content.notice && (
        <Notice
          notice={content.notice}
          className="col-span-full mt-6 self-start lg:col-span-3 lg:row-start-2 lg:row-end-5 lg:mt-10"
        />
      )}
    </OpeningFrame>
  );
}
