import type { SystemCopy } from "../../../../content/types.ts";
import { DepthChapter, Part, Steps, Words } from "../../../shared/depth-parts.tsx";
import { Questions } from "../../../shared/depth-questions.tsx";

/** What is asked and answered; beside it how it is shown, over the words. */
export default function AntiDroneDepth({ depth, glossary }: SystemCopy) {
  return (
    <DepthChapter depth={depth}>
      <Part index={0} name="questions" className="lg:col-span-7">
        <Questions depth={depth} glossary={glossary} open={3} />
      </Part>
      <div className="col-span-full lg:col-span-5">
        <Part index={1} name="acceptance" folds>
          <Steps depth={depth} glossary={glossary} />
        </Part>
        <Part index={2} name="words" folds>
          <Words depth={depth} className="gap-x-(--gutter) sm:max-lg:grid sm:max-lg:grid-cols-2" />
        </Part>
      </div>
    </DepthChapter>
  );
}
