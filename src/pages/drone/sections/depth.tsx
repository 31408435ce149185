import {
  droneDepth as depth,
  droneGlossary as glossary,
} from "../../../content/products/syfor-drones/depth.ts";
import { DepthChapter, Part, Questions, Steps, Words } from "../../shared/depth-parts.tsx";

/** What to ask, with the words it takes beside it; below, the acceptance flight from the scale to the log. */
export default function DroneDepth() {
  return (
    <DepthChapter depth={depth}>
      <Part index={0} name="questions" className="lg:col-span-8">
        <Questions depth={depth} glossary={glossary} open={2} />
      </Part>
      <Part index={1} name="words" folds className="lg:col-span-4">
        <Words depth={depth} />
      </Part>
      <Part index={2} name="acceptance" folds>
        <Steps depth={depth} glossary={glossary} across />
      </Part>
    </DepthChapter>
  );
}
