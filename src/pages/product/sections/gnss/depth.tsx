import { subjects } from "../../../../content/products/gnss-jamming-spoofing/depth.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { DepthChapter, numbered, Part, RowNumber, Steps, Words } from "../../../shared/depth-parts.tsx";
import { Prose } from "../../../shared/prose.tsx";

/** What each question is about, then the question. */
function Questions({ depth, glossary }: Pick<SystemCopy, "depth" | "glossary">) {
  return (
    <ol>
      {depth.questions.map((question, index) => (
        <li key={question} className={numbered}>
          <RowNumber index={index} />
          <div className="md:grid md:grid-cols-[9rem_1fr] print:block">
            <h4 className="font-semibold">{subjects[index]}</h4>
            <p>
              <Prose text={question} glossary={glossary} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Questions and steps side by side, the words across the foot. */
export default function GnssDepth({ depth, glossary }: SystemCopy) {
  return (
    <DepthChapter depth={depth}>
      <Part index={0} name="questions" className="lg:col-span-7">
        <Questions depth={depth} glossary={glossary} />
      </Part>
      <Part index={1} name="acceptance" folds className="lg:col-span-5">
        <Steps depth={depth} glossary={glossary} />
      </Part>
      <Part index={2} name="words" folds>
        <Words depth={depth} className="gap-x-(--gutter) md:grid md:grid-cols-3" />
      </Part>
    </DepthChapter>
  );
}
