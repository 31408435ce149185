import { depthLabels } from "../../../content/products/depth/labels.ts";
import {
  droneDepth as depth,
  droneGlossary as glossary,
} from "../../../content/products/syfor-drones/depth.ts";
import { Fold } from "../../../ui/fold.tsx";
import { Section } from "../../../ui/section.tsx";
import { DepthHeading, Questions, Steps, Words } from "../../shared/depth-lists.tsx";
import { FlightProfile } from "./flight-profile.tsx";

/** What to ask, with the words it takes beside it; below, the acceptance flight from the scale to the log. */
export default function Depth() {
  return (
    <Section id="depth" label={depthLabels.label} title={depth.title} density="dense">
      <div className="col-span-full mt-6 lg:col-span-7 lg:mt-10">
        <DepthHeading index={0} list="questions" />
        <Questions depth={depth} glossary={glossary} />
      </div>
      <Fold
        heading={<DepthHeading index={1} list="words" />}
        className="col-span-full mt-4 lg:col-span-5 lg:mt-10"
      >
        <Words depth={depth} />
      </Fold>
      <Fold heading={<DepthHeading index={2} list="acceptance" />} className="col-span-full mt-4 lg:mt-12">
        <FlightProfile />
        <Steps depth={depth} glossary={glossary} across />
      </Fold>
    </Section>
  );
}
