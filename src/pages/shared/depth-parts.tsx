import type { ReactNode } from "react";
import { depthLabels } from "../../content/products/depth/labels.ts";
import type { Answer, Depth, Glossary } from "../../content/types.ts";
import { Fold } from "../../ui/fold.tsx";
import { ItemNumber, useChapterNumber, useItemNumber } from "../../ui/outline.tsx";
import { Section } from "../../ui/section.tsx";
import { Symbols } from "../../ui/symbols.tsx";
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
    <h3 className="flex items-baseline gap-3 border-strong border-t-2 py-2 font-semibold leading-snug">
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

interface ListProps {
  readonly depth: Depth;
  readonly glossary: Glossary;
}

const row = "border-rule border-t py-2 text-small lg:py-3";
const numberedLine = "grid grid-cols-[2rem_1fr]";
const numbered = `${numberedLine} ${row}`;

export function RowNumber({ index }: { readonly index: number }) {
  return <span className="label pt-0.5 font-normal text-second">{`${index + 1} `}</span>;
}

/** Where on the page it is said at length: 2.0 the chapter, 2.1 its first part. */
function ToChapter({ chapter, item = 0 }: { readonly chapter: string; readonly item?: number }) {
  const number = `${useChapterNumber(chapter)}.${item}`;
  return (
    <a href={`#${item > 0 ? number : chapter}`} className="prose-link">
      {depthLabels.section(number)}
    </a>
  );
}

function OurAnswer({ answer: { text, see } }: { readonly answer: Answer }) {
  return (
    <>
      {text}{" "}
      {see &&
        ("href" in see ? (
          <a href={see.href} className="prose-link whitespace-nowrap">
            {see.text}
          </a>
        ) : (
          <ToChapter {...see} />
        ))}
    </>
  );
}

interface QuestionsProps extends ListProps {
  /** What each question is about. */
  readonly subjects?: readonly string[];
  /** How many a phone shows before it folds the others away. */
  readonly open: number;
  /** Each answer below its question at every width. */
  readonly stacked?: boolean;
}

const pair = "lg:grid-cols-[2rem_1fr_1fr] print:grid-cols-[1.25rem_1fr]";
const withSubject = "lg:grid-cols-[2rem_2fr_5fr_5fr] print:grid-cols-[1.25rem_1fr]";

/** Each question with our own answer: beside it, or below it where there is no room. */
export function Questions({ depth, glossary, subjects, open, stacked = false }: QuestionsProps) {
  const columns = stacked ? "" : subjects ? withSubject : pair;
  const [asked, answered] = stacked
    ? ["col-start-2", "col-start-2 mt-1"]
    : ["max-lg:col-start-2 lg:pr-(--gutter)", "max-lg:col-start-2 max-lg:mt-1"];
  const list = (from: number, to?: number) => (
    <dl>
      {depth.questions.slice(from, to).map(({ text, answer }, index) => (
        <div key={text} className={`${numbered} ${columns}`}>
          <dt className="contents">
            <RowNumber index={from + index} />
            {subjects && <b className="font-semibold">{subjects[from + index]} </b>}
            <span className={`text-second print:col-start-2 ${asked}`}>
              <Prose text={text} glossary={glossary} />
            </span>
          </dt>
          <dd className={`print:col-start-2 ${answered}`}>
            <OurAnswer answer={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <>
      {!stacked && (
        <div
          aria-hidden="true"
          className={`label hidden border-rule border-t py-2 text-second lg:grid print:hidden ${columns}`}
        >
          <span className={subjects ? "col-start-3" : "col-start-2"}>{depthLabels.asked}</span>
          <span>{depthLabels.answered}</span>
        </div>
      )}
      {list(0, open)}
      <Fold
        heading={
          <p className="border-rule border-t pt-2.5 font-semibold text-small sm:hidden">
            {depthLabels.more(depth.questions.length + depth.unpublished.length - open)}
          </p>
        }
      >
        {list(open)}
        <Unpublished depth={depth} glossary={glossary} aside={subjects !== undefined} stacked={stacked} />
      </Fold>
    </>
  );
}

interface UnpublishedProps extends ListProps {
  /** Its name stands where the subjects do. */
  readonly aside: boolean;
  readonly stacked: boolean;
}

/** What the page leaves open: questions to take along, numbered on from those that it answers. */
function Unpublished({ depth, glossary, aside, stacked }: UnpublishedProps) {
  return (
    <div
      className={`border-strong border-t pt-2 text-small ${aside ? `lg:grid print:block ${withSubject}` : ""}`}
    >
      <h4 className={`pb-2 font-semibold ${aside ? "lg:col-span-2 lg:pr-(--gutter)" : ""}`}>
        {depthLabels.unpublished}
      </h4>
      <ol
        className={`text-second ${stacked ? "" : "gap-8 sm:columns-2"} ${aside ? "lg:col-span-2 lg:gap-0 lg:*:pr-8" : ""}`}
      >
        {depth.unpublished.map(({ text, note }, index) => (
          <li key={text} className={`${numberedLine} break-inside-avoid pb-2`}>
            <RowNumber index={depth.questions.length + index} />
            <p>
              <Prose text={text} glossary={glossary} />{" "}
              {note && (
                <span className="text-text">
                  <OurAnswer answer={note} />
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
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
