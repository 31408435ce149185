import type { SystemCopy } from "../../../../content/types.ts";
import { AcceptanceSketch } from "../../../../drawings/acceptance/acceptance-sketch.tsx";
import { DepthChapter, Part, Questions, Steps, Words } from "../../../shared/depth-parts.tsx";

/** What is asked and answered; beside it, how it is shown, over the words. */
export default function AntiDroneDepth({ depth, glossary }: SystemCopy) {
  return (
    <DepthChapter depth={depth}>
      <Part index={0} name="questions" className="lg:col-span-8">
        <Questions depth={depth} glossary={glossary} open={3} />
      </Part>
      <div className="col-span-full lg:col-span-4">
        <Part index={1} name="acceptance" folds>
          <Steps depth={depth} glossary={glossary} />
          <AcceptanceSketch
            of="antiDrone"
            className="w-full border-rule border-t pt-8 text-[9px] xl:text-[7px]"
          />
        </Part>
        <Part index={2} name="words" folds>
          <Words depth={depth} />
        </Part>
      </div>
    </DepthChapter>
  );
}
