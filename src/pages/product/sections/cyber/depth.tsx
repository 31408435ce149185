import type { SystemCopy } from "../../../../content/types.ts";
import { AcceptanceSketch } from "../../../../drawings/acceptance/acceptance-sketch.tsx";
import { DepthChapter, Part, Steps, Words } from "../../../shared/depth-parts.tsx";
import { Questions } from "../../../shared/depth-questions.tsx";

/** Three bands: what is asked and answered, the trial in four steps, the words. */
export default function CyberDepth({ depth, glossary }: SystemCopy) {
  return (
    <DepthChapter depth={depth}>
      <Part index={0} name="questions">
        <Questions depth={depth} glossary={glossary} open={3} />
      </Part>
      <Part index={1} name="acceptance" folds>
        <Steps
          depth={depth}
          glossary={glossary}
          across
          drawn={(index) => <AcceptanceSketch of="cyber" index={index} className="mb-3 h-15" />}
        />
      </Part>
      <Part index={2} name="words" folds>
        <Words depth={depth} className="grid gap-x-(--gutter) sm:grid-cols-2 lg:grid-cols-3" />
      </Part>
    </DepthChapter>
  );
}
