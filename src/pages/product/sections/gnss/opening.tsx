import { productPictures } from "../../../../content/products/pictures.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { FigureFrame } from "../../../../ui/figure-frame.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Notice } from "../notice.tsx";
import { OpeningFrame } from "../opening-frame.tsx";
import { Statement } from "../statement.tsx";

const picture = productPictures["gnss-jamming-spoofing"];

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
        <Picture
          picture={picture}
          drawn={{ base: "90vw", lg: "58vw", page: "58rem" }}
          bleed
          first
          className="w-full"
        />
      </FigureFrame>
    </OpeningFrame>
  );
}
