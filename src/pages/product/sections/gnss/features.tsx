import { untested } from "../../../../content/products/gnss-jamming-spoofing/page.ts";
import { productTemplate } from "../../../../content/products/template.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { SettingSketch } from "../../../../drawings/settings/setting-sketch.tsx";
import { captionId, FigureFrame } from "../../../../ui/figure-frame.tsx";
import { ItemNumber } from "../../../../ui/outline.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Prose } from "../../../shared/prose.tsx";

/** On a narrow screen each cell takes the full width, under the name of its row. */
const row = "block border-rule border-t py-3 md:table-row";
const cell = "block align-top md:table-cell md:py-5 md:pr-(--gutter)";
const columns = ["md:w-1/3 lg:w-[34.2%]", "md:w-5/12 lg:w-[37%]", ""];

/** From the bench to open country, each with what it leaves out; last, what they share. */
export default function Features({ content, glossary }: SystemCopy) {
  return (
    <Section id="features" label={productTemplate.features} title={content.featuresTitle}>
      <FigureFrame
        id="settings"
        kind="tables"
        caption={untested.caption}
        className="col-span-full mt-6 lg:mt-10"
      >
        <table
          aria-labelledby={captionId("settings")}
          className="block w-full border-strong border-t-2 border-b border-b-rule text-left md:table"
        >
          <thead className="max-md:sr-only">
            <tr>
              {untested.head.map((title, index) => (
                <th
                  key={title}
                  scope="col"
                  className={`label py-3 font-normal text-second ${columns[index]}`}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {content.features.map(({ title, text }, index) => (
              <tr key={title} className={`${row} last:border-strong max-md:first:border-t-0`}>
                <th scope="row" className={`${cell} font-normal`}>
                  <h3 className="flex items-baseline gap-3 font-semibold text-title">
                    <ItemNumber index={index} isTarget className="font-normal" />
                    {title}
                  </h3>
                  <SettingSketch index={index} />
                </th>
                <td className={`${cell} max-md:mt-2`}>
                  <p className="max-md:text-small">
                    <Prose text={text} glossary={glossary} />
                  </p>
                </td>
                <td className={`${cell} md:pr-0 max-md:mt-1`}>
                  <p className="max-md:text-small">
                    <span className="label text-second md:hidden">{untested.short} </span>
                    {untested.limits[index]}
                  </p>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </FigureFrame>
    </Section>
  );
}
