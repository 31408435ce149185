import { productPictures } from "../../../../content/products/pictures.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { FigureFrame } from "../../../../ui/figure-frame.tsx";
import { useChapterNumber } from "../../../../ui/outline.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Tags } from "../../../../ui/tags.tsx";
import { Notice } from "../../../shared/notice.tsx";
import { OpeningFrame } from "../opening-frame.tsx";
import { Statement } from "../statement.tsx";

const picture = productPictures["gnss-jamming-spoofing"];

/** Where the cable would go in, the antenna, the open country, the constellation. */
const tags = [
  { part: { x: 35.4, y: 67 }, tag: { x: 24.5, y: 73 } },
  { part: { x: 32.6, y: 62.5 }, tag: { x: 23.5, y: 56 } },
  { part: { x: 9, y: 58 }, tag: { x: 12, y: 44 } },
  { part: { x: 44.2, y: 12 }, tag: { x: 38, y: 4.5 } },
];

/** Words and who may have it beside the model: nothing is shown before it is said. */
export default function Opening({ content, glossary }: SystemCopy) {
  return (
    <OpeningFrame slug={content.slug}>
      <div className="col-span-full mt-8 lg:col-span-4 lg:mt-14">
        <Statement content={content} glossary={glossary} />
        {content.notice && <Notice notice={content.notice} className="mt-8" />}
      </div>
      <FigureFrame
        id={picture.name}
        caption={picture.caption}
        className="col-span-full mt-10 lg:col-span-8 lg:mt-6"
      >
        <div className="relative">
          <Picture
            picture={picture}
            drawn={{ base: "90vw", lg: "58vw", page: "58rem" }}
            bleed
            first
            className="w-full"
          />
          <Tags tags={tags} chapter={useChapterNumber("features")} />
        </div>
      </FigureFrame>
    </OpeningFrame>
  );
}
