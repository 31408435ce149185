import { productPictures } from "../../../../content/products/pictures.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { FigureFrame } from "../../../../ui/figure-frame.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Notice } from "../../../shared/notice.tsx";
import { OpeningFrame } from "../opening-frame.tsx";
import { Statement } from "../statement.tsx";

const picture = productPictures["anti-drone-solution"];

/** The law in the margin, the site across the sheet. */
export default function Opening({ content, glossary }: SystemCopy) {
  return (
    <OpeningFrame slug={content.slug}>
      <div className="col-span-full mt-8 lg:order-1 lg:col-span-7 lg:mt-10">
        <Statement content={content} glossary={glossary} />
      </div>
      {content.notice && (
        <Notice notice={content.notice} className="col-span-full mt-8 self-start lg:col-span-3 lg:mt-10" />
      )}
      <FigureFrame
        id={picture.name}
        caption={picture.caption}
        className="order-2 col-span-full mt-10 lg:mt-6"
      >
        <Picture
          picture={picture}
          drawn={{ base: "90vw", page: "86rem" }}
          bleed
          first
          className="w-full lg:aspect-video"
        />
      </FigureFrame>
    </OpeningFrame>
  );
}
