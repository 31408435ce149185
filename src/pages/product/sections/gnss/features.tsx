import { untested } from "../../../../content/products/gnss-jamming-spoofing/page.ts";
import { productTemplate } from "../../../../content/products/template.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { SettingSketch } from "../../../../drawings/settings/setting-sketch.tsx";
import { captionId, FigureFrame } from "../../../../ui/figure-frame.tsx";
import { ItemNumber } from "../../../../ui/outline.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Prose } from "../../../shared/prose.tsx";

/**
 * On a narrow screen each cell takes the full width, under the name of its row. On a wide one the three settings stand
 * side by side, and what they share across them.
 */
const row = "block border-rule border-t py-3 md:max-lg:table-row lg:border-t-0";
/** The last row: its drawing under the first setting, its words beside it. */
const shared =
  "lg:last:col-span-3 lg:last:grid lg:last:grid-cols-subgrid lg:last:border-t lg:last:*:first:row-span-2 lg:last:*:not-first:col-span-2 lg:last:*:not-first:col-start-2 lg:last:*:nth-2:mt-0";
const cell = "block align-top md:max-lg:table-cell md:max-lg:py-5 md:max-lg:pr-(--gutter)";
const columns = ["md:w-1/3", "md:w-5/12", ""];

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
          className="block w-full border-strong border-t-2 border-b border-b-rule text-left md:max-lg:table"
        >
          <thead className="max-md:sr-only lg:sr-only print:hidden">
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
          <tbody className="block gap-x-(--gutter) md:max-lg:table-row-group lg:grid lg:grid-cols-3">
            {content.features.map(({ title, text }, index) => (
              <tr key={title} className={`${row} ${shared} last:border-strong max-md:first:border-t-0`}>
                <th scope="row" className={`${cell} font-normal`}>
                  <h3 className="flex items-baseline gap-3 font-semibold text-title">
                    <ItemNumber index={index} isTarget className="font-normal" />
                    {title}
                  </h3>
                  <SettingSketch index={index} />
                </th>
                <td className={`${cell} max-md:mt-2 lg:mt-3`}>
                  <p className="max-md:text-small">
                    <Prose text={text} glossary={glossary} />
                  </p>
                </td>
                <td className={`${cell} max-md:mt-1 md:max-lg:pr-0 lg:mt-3`}>
                  <p className="max-md:text-small">
                    <span className="label text-second md:max-lg:hidden">{`${untested.short} `}</span>
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
