import { depthLabels } from "../../../../content/products/depth/labels.ts";
import { subjects } from "../../../../content/products/gnss-jamming-spoofing/depth.ts";
import type { Glossary, SystemCopy, Titled } from "../../../../content/types.ts";
import { Fold } from "../../../../ui/fold.tsx";
import { Section } from "../../../../ui/section.tsx";
import { DepthHeading, Words } from "../../../shared/depth-lists.tsx";
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
export default function Depth({ depth, glossary }: SystemCopy) {
  const questions = depth.questions.map((text, index) => ({ title: subjects[index] ?? "", text }));
  return (
    <Section id="depth" label={depthLabels.label} title={depth.title} density="dense">
      <div className="col-span-full mt-6 lg:col-span-9 lg:mt-10">
        <DepthHeading index={0} list="questions" />
        <Rows rows={questions} glossary={glossary} />
      </div>
      <Fold
        heading={<DepthHeading index={1} list="acceptance" />}
        className="col-span-full mt-4 lg:col-span-9 lg:mt-10"
      >
        <Rows rows={depth.acceptance} glossary={glossary} />
      </Fold>
      <Fold
        heading={<DepthHeading index={2} list="words" />}
        className="col-span-full mt-4 lg:col-span-3 lg:col-start-10 lg:row-span-2 lg:row-start-2 lg:mt-10"
      >
        <Words depth={depth} />
      </Fold>
    </Section>
  );
}
