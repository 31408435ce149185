import { productPictures } from "../../../../content/products/pictures.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { FigureFrame } from "../../../../ui/figure-frame.tsx";
import { useChapterNumber } from "../../../../ui/outline.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Tags } from "../../../../ui/tags.tsx";
import { Notice } from "../../../shared/notice.tsx";
import { OpeningFrame } from "../opening-frame.tsx";
import { Statement } from "../statement.tsx";

const picture = productPictures["drone-detection"];

/** The whip that listens, the radar's panels, the contact, the ring that takes all bearings. */
const tags = [
  { part: { x: 35.9, y: 25 }, tag: { x: 32, y: 12 } },
  { part: { x: 38, y: 38.5 }, tag: { x: 46, y: 48.5 } },
  { part: { x: 79, y: 17 }, tag: { x: 88, y: 9 } },
  { part: { x: 45, y: 69 }, tag: { x: 52, y: 79 } },
];

/** The plate is shown whole and tagged: the features below are its legend. */
export default function Opening({ content, glossary }: SystemCopy) {
  return (
    <OpeningFrame slug={content.slug}>
      <div className="col-span-full mt-8 lg:col-span-5 lg:col-start-4 lg:mt-10">
        <Statement content={content} glossary={glossary} />
      </div>
      {content.notice && (
        <Notice
          notice={content.notice}
          className="col-span-full mt-8 self-start lg:col-span-3 lg:col-start-10 lg:mt-11"
        />
      )}
      <FigureFrame id={picture.name} caption={picture.caption} className="col-span-full mt-10 lg:mt-0">
        <div className="relative">
          <Picture picture={picture} drawn={{ base: "90vw", page: "86rem" }} bleed first className="w-full" />
          <Tags tags={tags} chapter={useChapterNumber("features")} />
        </div>
      </FigureFrame>
    </OpeningFrame>
  );
}
