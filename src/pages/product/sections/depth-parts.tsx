import type { ReactNode } from "react";
import { depthLabels } from "../../../content/products/depth/labels.ts";
import type { Depth, SystemCopy } from "../../../content/types.ts";
import { ItemNumber } from "../../../ui/outline.tsx";
import { Section } from "../../../ui/section.tsx";
import { Prose } from "../../shared/prose.tsx";

/** What a chapter of depth is composed of; each page sets the parts in its own order and shape. */

export function DepthChapter({ depth, children }: { depth: Depth; children: ReactNode }) {
  return (
    <Section id="depth" label={depthLabels.label} title={depth.title} density="dense">
      {children}
    </Section>
  );
}

interface PartProps {
  readonly index: number;
  readonly name: "questions" | "acceptance" | "words";
  readonly className: string;
  readonly children: ReactNode;
}

export function Part({ index, name, className, children }: PartProps) {
  return (
    <div className={`col-span-full mt-10 ${className}`}>
      <h3 className="flex items-baseline gap-3 border-strong border-t py-3 font-semibold">
        <ItemNumber index={index} className="font-normal" /> {depthLabels[name]}
      </h3>
      {children}
    </div>
  );
}

interface ListProps extends Pick<SystemCopy, "depth" | "glossary"> {
  readonly className?: string;
}

const numbered = "grid grid-cols-[2rem_1fr] border-rule border-t py-3";

function Numbered({ number }: { readonly number: number }) {
  return <span className="label pt-1 text-second">{number}</span>;
}

export function Questions({ depth, glossary, className = "" }: ListProps) {
  return (
    <ol className={className}>
      {depth.questions.map((question, index) => (
        <li key={question} className={numbered}>
          <Numbered number={index + 1} />
          <span>
            <Prose text={question} glossary={glossary} />
          </span>
        </li>
      ))}
    </ol>
  );
}

export function Steps({ depth, glossary }: ListProps) {
  return (
    <ol>
      {depth.acceptance.map(({ title, text }, index) => (
        <li key={title} className={numbered}>
          <Numbered number={index + 1} />
          <div>
            <h4 className="font-semibold">{title}</h4>
            <p className="text-small">
              <Prose text={text} glossary={glossary} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function Words({ depth, className = "" }: Omit<ListProps, "glossary">) {
  return (
    <dl className={className}>
      {depth.words.map(({ term, text }) => (
        <div key={term} className="border-rule border-t py-3 text-small">
          <dt className="font-semibold">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
