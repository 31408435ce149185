import { depthLabels } from "../../../../content/products/depth/labels.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { Fold } from "../../../../ui/fold.tsx";
import { Section } from "../../../../ui/section.tsx";
import { DepthHeading, Questions, Steps, Words } from "../../../shared/depth-lists.tsx";

/** Three columns of one sheet. */
export default function Depth({ depth, glossary }: SystemCopy) {
  return (
    <Section id="depth" label={depthLabels.label} title={depth.title} density="dense">
      <div className="col-span-full mt-6 lg:col-span-4 lg:mt-10">
        <DepthHeading index={0} list="questions" />
        <Questions depth={depth} glossary={glossary} />
      </div>
      <Fold
        heading={<DepthHeading index={1} list="acceptance" />}
        className="col-span-full mt-4 sm:col-span-6 lg:col-span-4 lg:mt-10"
      >
        <Steps depth={depth} glossary={glossary} />
      </Fold>
      <Fold
        heading={<DepthHeading index={2} list="words" />}
        className="col-span-full mt-4 sm:col-span-6 lg:col-span-4 lg:mt-10"
      >
        <Words depth={depth} />
      </Fold>
    </Section>
  );
}
