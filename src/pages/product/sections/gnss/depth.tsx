import { subjects } from "../../../../content/products/gnss-jamming-spoofing/depth.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { AcceptanceSketch } from "../../../../drawings/acceptance/acceptance-sketch.tsx";
import { DepthChapter, Part, Steps, Words } from "../../../shared/depth-parts.tsx";
import { Questions } from "../../../shared/depth-questions.tsx";

/** What each question is about across the sheet; steps and words side by side at its foot. */
export default function GnssDepth({ depth, glossary }: SystemCopy) {
  return (
    <DepthChapter depth={depth}>
      <Part index={0} name="questions">
        <Questions depth={depth} glossary={glossary} subjects={subjects} open={3} />
      </Part>
      <Part index={1} name="acceptance" folds className="lg:col-span-7">
        <Steps
          depth={depth}
          glossary={glossary}
          drawn={(index) => (
            <AcceptanceSketch
              of="gnss"
              index={index}
              className="col-start-3 row-span-2 row-start-1 w-full self-center"
            />
          )}
        />
      </Part>
      <Part index={2} name="words" folds className="lg:col-span-5">
        <Words depth={depth} />
      </Part>
    </DepthChapter>
  );
}
