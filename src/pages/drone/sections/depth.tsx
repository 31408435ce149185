import {
  droneDepth as depth,
  droneGlossary as glossary,
} from "../../../content/products/syfor-drones/depth.ts";
import { DepthChapter, Part, Steps, Words } from "../../shared/depth-parts.tsx";
import { Questions } from "../../shared/depth-questions.tsx";

/** Two halves: what to ask, each question over its answer; what to fly, from the scale to the log. Below both, the words. */
export default function DroneDepth() {
  return (
    <DepthChapter depth={depth}>
      <Part index={0} name="questions" className="lg:col-span-6">
        <Questions depth={depth} glossary={glossary} open={2} stacked />
      </Part>
      <Part index={1} name="acceptance" folds className="lg:col-span-6">
        <Steps depth={depth} glossary={glossary} />
      </Part>
      <Part index={2} name="words" folds>
        <Words depth={depth} className="grid gap-x-(--gutter) sm:grid-cols-2 lg:grid-cols-3" />
      </Part>
    </DepthChapter>
  );
}
