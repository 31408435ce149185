import type { SystemCopy } from "../../../../content/types.ts";
import { OpeningFrame } from "../opening-frame.tsx";
import { Statement } from "../statement.tsx";

/** Words only: the model stands below, with its parts named. */
export default function Opening({ content, glossary }: SystemCopy) {
  return (
    <OpeningFrame slug={content.slug}>
      <div className="col-span-full mt-8 lg:col-span-7 lg:col-start-4 lg:mt-10">
        <Statement content={content} glossary={glossary} />
      </div>
    </OpeningFrame>
  );
}
