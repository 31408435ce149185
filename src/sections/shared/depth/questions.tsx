import { depthLabels } from "../../../content/products/depth/labels.ts";
import type { Depth, Glossary, MoreAt, Question } from "../../../content/types.ts";
import { Fold } from "../../../ui/fold.tsx";
import { useChapterNumber } from "../../../ui/outline.tsx";
import { Prose } from "../prose.tsx";
import { RowNumber, row } from "./row.tsx";

/** Where on the page it is said at length: 2.0 the chapter, 2.1 its first part. */
function ToChapter({ chapter, item = 0 }: { readonly chapter: string; readonly item?: number }) {
  const number = `${useChapterNumber(chapter)}.${item}`;
  return (
    <a href={`#${item > 0 ? number : chapter}`} className="prose-link">
      {depthLabels.section(number)}
    </a>
  );
}

const More = ({ at }: { readonly at: MoreAt }) =>
  "href" in at ? (
    <a href={at.href} className="prose-link whitespace-nowrap">
      {at.text}
    </a>
  ) : (
    <ToChapter {...at} />
  );

/** Number, subject, question, how it is settled: beside each other, or one below the other where there is no room. */
const columns =
  "grid grid-cols-[2rem_1fr] lg:grid-cols-[2rem_calc((100%+var(--gutter))/4-2rem)_calc((100%+var(--gutter))/3)_1fr] print:grid-cols-[1.25rem_1fr]";
const belowSubject = "max-lg:col-start-2 print:col-start-2";

interface RowsProps {
  readonly questions: readonly Question[];
  /** How many were asked before these. */
  readonly after?: number;
  readonly glossary: Glossary;
}

function Rows({ questions, after = 0, glossary }: RowsProps) {
  return (
    <dl>
      {questions.map(({ subject, text, settle, more }, index) => (
        <div key={text} className={`${columns} ${row}`}>
          <dt className="contents">
            <RowNumber index={after + index} />
            <b className="pr-4 font-semibold">{`${subject} `}</b>
            <span className={`text-second lg:pr-(--gutter) ${belowSubject}`}>
              <Prose text={text} glossary={glossary} />
            </span>
          </dt>
          <dd className={`max-lg:mt-1 ${belowSubject}`}>
            <Prose text={settle} glossary={glossary} /> {more && <More at={more} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** So many are shown before the others are folded away. */
const open = 2;

/** Each question with how it is settled; last, what is talked over in person. */
export function Questions({ depth, glossary }: { readonly depth: Depth; readonly glossary: Glossary }) {
  const { questions, agenda } = depth;
  const folded = questions.slice(open);
  const { text, href } = depthLabels.ofEverySystem;
  return (
    <>
      <div
        aria-hidden="true"
        className={`label border-strong border-t-2 py-2 text-second max-lg:hidden print:hidden ${columns}`}
      >
        <span className="col-start-3">{depthLabels.asked}</span>
        <span>{depthLabels.settled}</span>
      </div>
      <Rows questions={questions.slice(0, open)} glossary={glossary} />
      <Fold
        stays
        heading={
          <p className="max-w-none border-rule border-t py-2.5 pr-6 text-small print:hidden">
            <b className="font-semibold">{`${depthLabels.more(folded.length)} `}</b>
            <span className="text-second">{folded.map(({ subject }) => subject).join(", ")}</span>
          </p>
        }
      >
        <Rows questions={folded} after={open} glossary={glossary} />
      </Fold>
      <div className={`${columns} ${row} border-b`}>
        <h3 className="col-start-2 pr-4 font-semibold">{depthLabels.agenda}</h3>
        <p className={`max-lg:mt-1 max-w-none lg:col-span-2 ${belowSubject}`}>
          {`${agenda} `}
          <a href={href} className="prose-link whitespace-nowrap">
            {text}
          </a>
        </p>
      </div>
    </>
  );
}
