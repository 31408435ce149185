import type { ReactNode } from "react";
import { depthLabels } from "../../content/products/depth/labels.ts";
import type { Depth, Glossary } from "../../content/types.ts";
import { ItemNumber } from "../../ui/outline.tsx";
import { Section } from "../../ui/section.tsx";
import { Prose } from "./prose.tsx";

interface SheetProps {
  readonly index: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A numbered item of the chapter: its name in the margin, its rows across the sheet. */
function Sheet({ index, title, children }: SheetProps) {
  return (
    <>
      <h3 className="col-span-full mt-10 border-rule pt-3 font-semibold lg:col-span-3 lg:border-t">
        <ItemNumber index={index} className="block font-normal" /> {title}
      </h3>
      <div className="col-span-full mt-4 lg:col-span-9 lg:mt-10">{children}</div>
    </>
  );
}

const row = "border-rule border-t py-3";

interface DepthSectionProps {
  readonly depth: Depth;
  readonly glossary: Glossary;
}

/** What to ask, what to test and what the words mean: to scan, to print, to take to a meeting. */
export function DepthSection({ depth, glossary }: DepthSectionProps) {
  return (
    <Section id="depth" label={depthLabels.label} title={depth.title} density="dense">
      <Sheet index={0} title={depthLabels.questions}>
        <ol className="grid gap-x-(--gutter) md:grid-cols-2">
          {depth.questions.map((question, index) => (
            <li key={question} className={`grid grid-cols-[2rem_1fr] ${row}`}>
              <span className="label pt-1 text-second">{index + 1}</span>
              <span>
                <Prose text={question} glossary={glossary} />
              </span>
            </li>
          ))}
        </ol>
      </Sheet>
      <Sheet index={1} title={depthLabels.acceptance}>
        <ol className="grid gap-x-(--gutter) sm:grid-cols-2 xl:grid-cols-4">
          {depth.acceptance.map(({ title, text }, index) => (
            <li key={title} className={`max-sm:grid max-sm:grid-cols-[2rem_1fr] ${row}`}>
              <span className="label pt-1 text-second">{index + 1}</span>
              <h4 className="font-semibold">{title}</h4>
              <p className="col-start-2 text-small">
                <Prose text={text} glossary={glossary} />
              </p>
            </li>
          ))}
        </ol>
      </Sheet>
      <Sheet index={2} title={depthLabels.words}>
        <dl className="grid gap-x-(--gutter) md:grid-cols-2">
          {depth.words.map(({ term, text }) => (
            <div key={term} className={row}>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-small">{text}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </Section>
  );
}
