import { depthLabels } from "../../content/products/depth/labels.ts";
import type { Answer } from "../../content/types.ts";
import { Fold } from "../../ui/fold.tsx";
import { useChapterNumber } from "../../ui/outline.tsx";
import { type ListProps, numbered, numberedLine, RowNumber } from "./depth-rows.tsx";
import { Prose } from "./prose.tsx";

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
            <span className={`print:col-start-2 ${asked}`}>
              <Prose text={text} glossary={glossary} />
            </span>
          </dt>
          <dd className={`text-second print:col-start-2 ${answered}`}>
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
        <Unpublished
          depth={depth}
          glossary={glossary}
          columns={columns}
          asked={subjects ? `lg:col-start-3 ${asked}` : asked}
          answered={answered}
        />
      </Fold>
    </>
  );
}

interface UnpublishedProps extends ListProps {
  /** How question and answer stand in a row above. */
  readonly columns: string;
  readonly asked: string;
  readonly answered: string;
}

/** What the page leaves open: questions to take along, numbered on from those that it answers. */
function Unpublished({ depth, glossary, columns, asked, answered }: UnpublishedProps) {
  const { text: common, link, href } = depthLabels.ofEverySystem;
  const line = `${numberedLine} pb-2 ${columns}`;
  return (
    <div className="border-strong border-t pt-2 text-small">
      <h4 className="pb-2 font-semibold">{depthLabels.unpublished}</h4>
      <ol>
        {depth.unpublished.map(({ text, note }, index) => (
          <li key={text} className={line}>
            <RowNumber index={depth.questions.length + index} />
            <p className={`print:col-start-2 ${asked}`}>
              <Prose text={text} glossary={glossary} />{" "}
            </p>
            {note && (
              <p className={`text-second print:col-start-2 ${answered}`}>
                <OurAnswer answer={note} />
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className={line}>
        <p className={`print:col-start-2 lg:col-start-2 ${asked}`}>{common} </p>
        <p className={`print:col-start-2 ${answered}`}>
          <a href={href} className="prose-link">
            {link}
          </a>
        </p>
      </div>
    </div>
  );
}
