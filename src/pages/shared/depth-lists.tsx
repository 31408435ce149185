import { depthLabels } from "../../content/products/depth/labels.ts";
import type { Depth, Glossary } from "../../content/types.ts";
import { ItemNumber } from "../../ui/outline.tsx";
import { Prose } from "./prose.tsx";

/** What a buyer takes along, list by list: each page sets them in a composition of its own. */

interface DepthHeadingProps {
  readonly index: number;
  readonly list: "questions" | "acceptance" | "words";
}

export function DepthHeading({ index, list }: DepthHeadingProps) {
  return (
    <h3 className="flex items-baseline gap-3 border-strong border-t-2 py-2 font-semibold">
      <ItemNumber index={index} className="font-normal" />
      {depthLabels[list]}
    </h3>
  );
}

interface ListProps {
  readonly depth: Depth;
  readonly glossary: Glossary;
}

const row = "border-rule border-t py-2 text-small lg:py-3";
const numbered = `grid grid-cols-[2rem_1fr] ${row}`;

export function Questions({ depth, glossary }: ListProps) {
  return (
    <ol>
      {depth.questions.map((question, index) => (
        <li key={question} className={numbered}>
          <span className="label pt-0.5 text-second">{index + 1}</span>
          <span>
            <Prose text={question} glossary={glossary} />
          </span>
        </li>
      ))}
    </ol>
  );
}

interface StepsProps extends ListProps {
  readonly across?: boolean;
}

/** One below the other, or, where there is room, four across. */
export function Steps({ depth, glossary, across = false }: StepsProps) {
  const [list, step] = across ? ["grid gap-x-(--gutter) lg:grid-cols-4", "lg:block lg:border-0"] : ["", ""];
  return (
    <ol className={list}>
      {depth.acceptance.map(({ title, text }, index) => (
        <li key={title} className={`${numbered} ${step}`}>
          <span className="label pt-0.5 text-second">{index + 1}</span>
          <h4 className="font-semibold">{title}</h4>
          <p className="col-start-2">
            <Prose text={text} glossary={glossary} />
          </p>
        </li>
      ))}
    </ol>
  );
}

interface WordsProps extends Pick<ListProps, "depth"> {
  readonly across?: boolean;
}

/** One below the other, or, where there is room, three across. */
export function Words({ depth, across = false }: WordsProps) {
  return (
    <dl className={`gap-x-(--gutter) ${across ? "lg:grid lg:grid-cols-3" : ""}`}>
      {depth.words.map(({ term, text }) => (
        <div key={term} className={row}>
          <dt className="inline font-semibold">{term}.</dt> <dd className="inline text-second">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
