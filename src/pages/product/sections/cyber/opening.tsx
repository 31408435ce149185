import type { SystemCopy } from "../../../../content/types.ts";
import { Notice } from "../../../shared/notice.tsx";
import { OpeningFrame } from "../opening-frame.tsx";
import { Statement } from "../statement.tsx";

/** Words only: the model stands below, with its parts named. */
export default function Opening({ content, glossary }: SystemCopy) {
  return (
    <OpeningFrame slug={content.slug}>
      <div className="col-span-full mt-8 lg:col-span-7 lg:col-start-4 lg:mt-10">
        <Statement content={content} glossary={glossary} />
      </div>
      {content.notice && (
        <Notice
          notice={content.notice}
          className="col-span-full mt-6 self-end lg:col-span-3 lg:row-start-2 lg:mt-10"
        />
      )}
    </OpeningFrame>
  );
}
