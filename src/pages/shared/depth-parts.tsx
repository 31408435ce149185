import type { ReactNode } from "react";
import { depthLabels } from "../../content/products/depth/labels.ts";
import type { Depth } from "../../content/types.ts";
import { Fold } from "../../ui/fold.tsx";
import { ItemNumber, useItemNumber } from "../../ui/outline.tsx";
import { Section } from "../../ui/section.tsx";
import { Symbols } from "../../ui/symbols.tsx";
import { type ListProps, numbered, RowNumber, row } from "./depth-rows.tsx";
import { Prose } from "./prose.tsx";

/** What a buyer takes along, part by part: each page sets them in an order and a shape of its own. */

interface DepthChapterProps {
  readonly depth: Depth;
  readonly children: ReactNode;
}

export function DepthChapter({ depth, children }: DepthChapterProps) {
  return (
    <Section id="depth" label={depthLabels.label} title={depth.title} density="dense">
      {children}
    </Section>
  );
}

interface PartProps {
  readonly index: number;
  readonly name: "questions" | "acceptance" | "words";
  /** To be looked up: closed on a phone until it is asked for. */
  readonly folds?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Part({ index, name, folds = false, className = "", children }: PartProps) {
  const id = useItemNumber(index);
  const heading = (
    <h3 className="flex items-baseline gap-3 border-strong border-t-2 py-2 font-semibold leading-snug max-sm:pt-2.5">
      <ItemNumber index={index} className="font-normal" />
      {depthLabels[name]}
    </h3>
  );
  const place = `col-span-full mt-4 lg:mt-10 ${className}`;
  if (folds)
    return (
      <Fold id={id} heading={heading} className={place}>
        {children}
      </Fold>
    );
  return (
    <div id={id} className={place}>
      {heading}
      <div>{children}</div>
    </div>
  );
}

interface StepsProps extends ListProps {
  readonly across?: boolean;
  /** Where there is room, what a step is in a drawing. */
  readonly drawn?: (index: number) => ReactNode;
}

/** One below the other, or, where there is room, four across. */
export function Steps({ depth, glossary, across = false, drawn }: StepsProps) {
  const [list, step] = across
    ? ["grid gap-x-(--gutter) lg:grid-cols-4", "lg:block lg:border-0"]
    : ["", drawn ? "lg:grid-cols-[2rem_1fr_9rem] print:grid-cols-[2rem_1fr]" : ""];
  return (
    <ol className={list}>
      {depth.acceptance.map(({ title, text }, index) => (
        <li key={title} className={`${numbered} ${step}`}>
          {drawn?.(index)}
          <RowNumber index={index} />
          <h4 className="font-semibold">{title}</h4>
          <p className="col-start-2">
            <Prose text={text} glossary={glossary} />
          </p>
        </li>
      ))}
    </ol>
  );
}

interface WordsProps {
  readonly depth: Depth;
  readonly className?: string;
}

export function Words({ depth, className = "" }: WordsProps) {
  return (
    <dl className={className}>
      {depth.words.map(({ term, text }) => (
        <div key={term} className={row}>
          <dt className="inline font-semibold">
            <Symbols text={term} />.
          </dt>{" "}
          <dd className="inline text-second">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
