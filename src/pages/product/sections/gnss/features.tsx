import { untested } from "../../../../content/products/gnss-jamming-spoofing/page.ts";
import { productTemplate } from "../../../../content/products/template.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { FigureFrame } from "../../../../ui/figure-frame.tsx";
import { ItemNumber } from "../../../../ui/outline.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Prose } from "../../../shared/prose.tsx";

const row = "grid grid-cols-12 items-baseline gap-x-(--gutter)";

/** From the bench to open country, each with what it leaves out; below a stronger rule, what holds for all. */
export default function Features({ content, glossary }: SystemCopy) {
  const [setting, run] = untested.head;
  return (
    <Section id="features" label={productTemplate.features} title={content.featuresTitle} density="dense">
      <FigureFrame
        id="settings"
        kind="tables"
        caption={untested.caption}
        className="col-span-full mt-6 lg:mt-10"
      >
        <p
          aria-hidden="true"
          className={`${row} label max-w-none border-strong border-t-2 py-3 text-second max-md:hidden`}
        >
          <span className="col-span-3">{setting}</span>
          <span className="col-span-5">{run}</span>
          <span className="col-span-4">{untested.label}</span>
        </p>
        <ul>
          {content.features.map(({ title, text }, index) => (
            <li
              key={title}
              className={`${row} gap-y-2 border-rule border-t py-4 last:border-strong last:border-t-2 max-md:first:border-strong max-md:first:border-t-2 md:py-5`}
            >
              <h3 className="col-span-full flex items-baseline gap-3 font-semibold text-title md:col-span-3">
                <ItemNumber index={index} className="font-normal" />
                {title}
              </h3>
              <p className="col-span-full md:col-span-5">
                <Prose text={text} glossary={glossary} />
              </p>
              <p className="col-span-full text-small md:col-span-4">
                <span className="label block text-second md:sr-only">{untested.label} </span>
                {untested.limits[index]}
              </p>
            </li>
          ))}
        </ul>
      </FigureFrame>
    </Section>
  );
}
