import type { SystemCopy } from "../../../../content/types.ts";
import { Notice } from "../../../shared/notice.tsx";
import { OpeningFrame } from "../opening-frame.tsx";
import { Intro, Statement } from "../statement.tsx";
import { Plate } from "./plate.tsx";

/** On a wide page words only: the model stands below, beside what it is made of. */
export default function Opening({ content, glossary }: SystemCopy) {
  return (
    <OpeningFrame slug={content.slug}>
      <Statement content={content} className="mt-4 lg:col-span-7 lg:col-start-4 lg:mt-10" />
      <Plate className="mt-4 md:hidden" />
      <Intro
        content={content}
        glossary={glossary}
        className="mt-6 lg:col-span-7 lg:col-start-4 lg:row-start-3 lg:mt-3"
      />
      {content.notice && (
        <Notice
          notice={content.notice}
          className="col-span-full mt-6 self-end lg:col-span-3 lg:row-start-2 lg:row-end-5 lg:mt-10"
        />
      )}
    </OpeningFrame>
  );
}
