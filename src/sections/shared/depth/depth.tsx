import { depthLabels } from "../../../content/products/depth/labels.ts";
import type { Depth as DepthCopy, Glossary, Outline } from "../../../content/types.ts";
import { Section } from "../../../ui/section.tsx";
import { Part } from "./part.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";
import { Terms, Words } from "./words.tsx";

interface DepthProps {
  readonly outline: Outline;
  readonly depth: DepthCopy;
  readonly glossary: Glossary;
}

/**
 * What a buyer takes along: what to ask, what to test, what the words mean. Of the same form on every page, so that
 * two sheets can be laid side by side.
 */
export default function Depth({ outline, depth, glossary }: DepthProps) {
  return (
    <Section outline={outline} id="depth" label={depthLabels.label} title={depth.title}>
      <Part index={0} name="questions">
        <Questions depth={depth} glossary={glossary} />
      </Part>
      <Part index={1} name="acceptance" preview={depth.acceptance.map(({ title }) => `${title}.`).join(" ")}>
        <Steps steps={depth.acceptance} glossary={glossary} />
      </Part>
      <Part index={2} name="words" preview={<Terms words={depth.words} />}>
        <Words words={depth.words} />
      </Part>
    </Section>
  );
}
