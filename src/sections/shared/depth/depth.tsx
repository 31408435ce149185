import { depthLabels } from "../../../content/products/depth/labels.ts";
import type { Depth as DepthCopy, Glossary, Outline } from "../../../content/types.ts";
import { Section } from "../../../ui/section.tsx";
import { Questions } from "./questions.tsx";
import { Words } from "./words.tsx";

interface DepthProps {
  readonly outline: Outline;
  readonly depth: DepthCopy;
  readonly glossary: Glossary;
}

/** What a buyer settles before signing, of the same form on every page, so that two sheets can be laid side by side. */
export default function Depth({ outline, depth, glossary }: DepthProps) {
  return (
    <Section outline={outline} id="depth" label={depthLabels.label} title={depthLabels.title}>
      <div className="col-span-full mt-4 lg:mt-10">
        <Questions depth={depth} glossary={glossary} />
      </div>
      {/* On a screen each word says itself where it is first used. */}
      <div className="col-span-full hidden print:block">
        <h3 className="border-strong border-t-2 py-2 font-semibold">{depthLabels.words}</h3>
        <Words words={depth.words} />
      </div>
    </Section>
  );
}
