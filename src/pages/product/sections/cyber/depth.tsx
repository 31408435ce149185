import type { SystemCopy } from "../../../../content/types.ts";
import { DepthChapter, Part, Questions, Steps, Words } from "../../../shared/depth-parts.tsx";

/** Three columns of one sheet. */
export default function CyberDepth({ depth, glossary }: SystemCopy) {
  return (
    <DepthChapter depth={depth}>
      <Part index={0} name="questions" className="lg:col-span-4">
        <Questions depth={depth} glossary={glossary} />
      </Part>
      <Part index={1} name="acceptance" folds className="sm:col-span-6 lg:col-span-4">
        <Steps depth={depth} glossary={glossary} />
      </Part>
      <Part index={2} name="words" folds className="sm:col-span-6 lg:col-span-4">
        <Words depth={depth} />
      </Part>
    </DepthChapter>
  );
}
