import { productPictures } from "../../../../content/products/pictures.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { FigureFrame } from "../../../../ui/figure-frame.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Notice } from "../../../shared/notice.tsx";
import { OpeningFrame } from "../opening-frame.tsx";
import { Intro, Statement } from "../statement.tsx";

const picture = productPictures["anti-drone-solution"];

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
        <Picture
          picture={picture}
          drawn={{ base: "90vw", page: "86rem" }}
          bleed
          first
          className="w-full lg:aspect-video"
        />
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
