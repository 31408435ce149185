import type { SystemCopy } from "../../../../content/types.ts";
import { DepthChapter, Part, Words } from "../../../shared/depth-parts.tsx";
import { Questions } from "../../../shared/depth-questions.tsx";
import { RowNumber } from "../../../shared/depth-rows.tsx";
import { Prose } from "../../../shared/prose.tsx";

/** As in a manual: the name in the margin, the matter beside it, under a rule that takes the place of its first row's. */
const margin =
  "gap-x-(--gutter) lg:grid lg:grid-cols-4 lg:*:last:col-span-3 lg:*:last:border-strong lg:*:last:border-t-2 lg:*:last:*:first:border-t-0";

/** What to ask and what the words mean, each beside its name; between them the test, as a line of stations. */
export default function DetectionDepth({ depth, glossary }: SystemCopy) {
  return (
    <DepthChapter depth={depth}>
      <Part index={0} name="questions" className={margin}>
        <Questions depth={depth} glossary={glossary} open={3} />
      </Part>
      <Part index={1} name="acceptance" folds>
        <ol className="border-strong lg:grid lg:grid-cols-5 lg:gap-x-(--gutter) lg:border-t">
          {depth.acceptance.map(({ title, text, more }, index) => (
            <li
              key={title}
              className="on-the-line border-strong border-l pb-5 pl-6 last:pb-0 lg:border-l-0 lg:pt-4 lg:pb-0 lg:pl-0"
            >
              <h4 className="flex items-baseline gap-2 font-semibold text-[1.2rem] leading-tight">
                <RowNumber index={index} />
                {title}
              </h4>
              <p className="mt-1 text-small">
                <Prose text={text} glossary={glossary} />
                {more && (
                  <>
                    {" "}
                    <a href={more.href} className="prose-link">
                      {more.text}
                    </a>
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
      </Part>
      <Part index={2} name="words" folds className={margin}>
        <Words
          depth={depth}
          className="grid gap-x-(--gutter) sm:grid-cols-2 lg:grid-cols-3 lg:*:nth-[-n+3]:border-t-0"
        />
      </Part>
    </DepthChapter>
  );
}
