import type { SystemCopy } from "../../../../content/types.ts";
import { DepthChapter, Part, Steps, Words } from "../../../shared/depth-parts.tsx";
import { Questions } from "../../../shared/depth-questions.tsx";

/** How it is shown, over the words; beside both, what is asked and answered. */
export default function AntiDroneDepth({ depth, glossary }: SystemCopy) {
  return (
    <DepthChapter depth={depth}>
      <div className="col-span-full lg:col-span-5">
        <Part index={0} name="acceptance" folds>
          <Steps depth={depth} glossary={glossary} />
        </Part>
        <Part index={1} name="words" folds>
          <Words depth={depth} className="gap-x-(--gutter) sm:max-lg:grid sm:max-lg:grid-cols-2" />
        </Part>
      </div>
      <Part index={2} name="questions" className="lg:col-span-7">
        <Questions depth={depth} glossary={glossary} open={3} />
      </Part>
    </DepthChapter>
  );
}
