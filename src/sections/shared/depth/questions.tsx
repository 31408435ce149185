import { depthLabels } from "../../../content/products/depth/labels.ts";
import type { Answer, Depth, Glossary, Question } from "../../../content/types.ts";
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

function OurAnswer({ answer: { text, see } }: { readonly answer: Answer }) {
  return (
    <>
      {`${text} `}
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

/** Number, subject, question, answer: beside each other, or one below the other where there is no room. */
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
      {questions.map(({ subject, text, answer }, index) => (
        <div key={text} className={`${columns} ${row}`}>
          <dt className="contents">
            <RowNumber index={after + index} />
            <b className="pr-4 font-semibold">{`${subject} `}</b>
            <span className={`text-second lg:pr-(--gutter) ${belowSubject}`}>
              <Prose text={text} glossary={glossary} />
            </span>
          </dt>
          <dd className={`max-lg:mt-1 ${belowSubject}`}>
            <span aria-hidden="true" className="label mr-2 text-second lg:hidden print:hidden">
              {depthLabels.us}
            </span>
            <OurAnswer answer={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** So many a phone shows before it folds the others away. */
const open = 2;

/** Each question with our own answer, those last that the page leaves open. */
export function Questions({ depth, glossary }: { readonly depth: Depth; readonly glossary: Glossary }) {
  const { questions, inWriting } = depth;
  const folded = [...questions.slice(open), ...inWriting];
  const { text: common, link, href } = depthLabels.ofEverySystem;
  return (
    <>
      <div
        aria-hidden="true"
        className={`label border-rule border-t py-2 text-second max-lg:hidden print:hidden ${columns}`}
      >
        <span className="col-start-3">{depthLabels.asked}</span>
        <span>{depthLabels.answered}</span>
      </div>
      <Rows questions={questions.slice(0, open)} glossary={glossary} />
      <Fold
        heading={
          <p className="border-rule border-t pt-2.5 pr-6 pb-1 text-small sm:hidden">
            <b className="font-semibold">{`${depthLabels.more(folded.length)} `}</b>
            <span className="block text-second">{folded.map(({ subject }) => subject).join(", ")}</span>
          </p>
        }
      >
        <Rows questions={questions.slice(open)} after={open} glossary={glossary} />
        <h4 className="border-strong border-t pt-3 pb-2 font-semibold text-small">{depthLabels.inWriting}</h4>
        <Rows questions={inWriting} after={questions.length} glossary={glossary} />
        <div className={`pl-8 ${row}`}>
          {`${common} `}
          <a href={href} className="prose-link">
            {link}
          </a>
        </div>
      </Fold>
    </>
  );
}
