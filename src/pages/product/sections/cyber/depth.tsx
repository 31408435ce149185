import type { SystemCopy } from "../../../../content/types.ts";
import { DepthChapter, Part, Questions, Steps, Words } from "../../../shared/depth-parts.tsx";

/** Three bands: what is asked and answered, the trial in four steps, the words. */
export default function CyberDepth({ depth, glossary }: SystemCopy) {
  return (
    <DepthChapter depth={depth}>
      <Part index={0} name="questions">
        <Questions depth={depth} glossary={glossary} open={3} />
      </Part>
      <Part index={1} name="acceptance" folds>
        <Steps depth={depth} glossary={glossary} across />
      </Part>
      <Part index={2} name="words" folds>
        <Words depth={depth} className="grid gap-x-(--gutter) sm:grid-cols-2 lg:grid-cols-3" />
      </Part>
    </DepthChapter>
  );
}
