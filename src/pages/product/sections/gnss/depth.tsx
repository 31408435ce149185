import { subjects } from "../../../../content/products/gnss-jamming-spoofing/depth.ts";
import type { Glossary, SystemCopy, Titled } from "../../../../content/types.ts";
import { DepthChapter, Part, Words } from "../../../shared/depth-parts.tsx";
import { Prose } from "../../../shared/prose.tsx";

/** What it is about, then what to ask or to do. */
function Rows({ rows, glossary }: { readonly rows: readonly Titled[]; readonly glossary: Glossary }) {
  return (
    <table className="w-full text-left">
      <tbody>
        {rows.map(({ title, text }) => (
          <tr key={title} className="block border-rule border-t py-3 md:table-row">
            <th scope="row" className="block pr-6 align-top font-semibold md:table-cell md:w-1/5 md:py-3">
              {title}
            </th>
            <td className="block pr-6 align-top md:table-cell md:py-3">
              <p>
                <Prose text={text} glossary={glossary} />
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two sheets of rows, and the words in the margin beside them. */
export default function GnssDepth({ depth, glossary }: SystemCopy) {
  const questions = depth.questions.map((text, index) => ({ title: subjects[index] ?? "", text }));
  return (
    <DepthChapter depth={depth}>
      <Part index={0} name="questions" className="lg:col-span-9">
        <Rows rows={questions} glossary={glossary} />
      </Part>
      <Part index={1} name="acceptance" folds className="lg:col-span-9">
        <Rows rows={depth.acceptance} glossary={glossary} />
      </Part>
      <Part
        index={2}
        name="words"
        folds
        className="lg:col-span-3 lg:col-start-10 lg:row-span-2 lg:row-start-2"
      >
        <Words depth={depth} />
      </Part>
    </DepthChapter>
  );
}
