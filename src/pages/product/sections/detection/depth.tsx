import { depthLabels } from "../../../../content/products/depth/labels.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { Fold } from "../../../../ui/fold.tsx";
import { Section } from "../../../../ui/section.tsx";
import { DepthHeading, Questions, Words } from "../../../shared/depth-lists.tsx";
import { Prose } from "../../../shared/prose.tsx";

/** The test first, as a line of four stations; then what to ask beside what the words mean. */
export default function Depth({ depth, glossary }: SystemCopy) {
  return (
    <Section id="depth" label={depthLabels.label} title={depth.title} density="dense">
      <div className="col-span-full mt-6 lg:mt-10">
        <DepthHeading index={0} list="acceptance" />
        <ol className="lg:grid lg:grid-cols-4">
          {depth.acceptance.map(({ title, text }, index) => (
            <li
              key={title}
              className="on-the-line border-strong border-l pb-5 pl-6 last:pb-0 lg:border-t lg:border-l-0 lg:pt-4 lg:pr-(--gutter) lg:pb-0 lg:pl-0"
            >
              <h4 className="font-semibold text-title">
                {index + 1}. {title}
              </h4>
              <p className="mt-1 text-small">
                <Prose text={text} glossary={glossary} />
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div className="col-span-full mt-6 lg:col-span-8 lg:mt-10">
        <DepthHeading index={1} list="questions" />
        <Questions depth={depth} glossary={glossary} />
      </div>
      <Fold
        heading={<DepthHeading index={2} list="words" />}
        className="col-span-full mt-4 lg:col-span-4 lg:mt-10"
      >
        <Words depth={depth} />
      </Fold>
    </Section>
  );
}
