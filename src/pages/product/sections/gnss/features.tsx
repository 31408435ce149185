import { untested } from "../../../../content/products/gnss-jamming-spoofing/page.ts";
import { productTemplate } from "../../../../content/products/template.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { ItemNumber } from "../../../../ui/outline.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Prose } from "../../../shared/prose.tsx";

/** From the bench to open country, each with what it leaves out. */
export default function Features({ content, glossary }: SystemCopy) {
  return (
    <Section id="features" label={productTemplate.features} title={content.featuresTitle} density="dense">
      <ul className="col-span-full mt-10 grid grid-cols-subgrid">
        {content.features.map(({ title, text }, index) => (
          <li
            key={title}
            className="col-span-full grid grid-cols-subgrid gap-y-2 border-rule border-t py-5 last:border-b"
          >
            <div className="col-span-full md:col-span-3">
              <ItemNumber index={index} />
              <h3 className="mt-1 font-semibold text-title">{title}</h3>
            </div>
            <p className="col-span-full md:col-span-5 md:pt-6">
              <Prose text={text} glossary={glossary} />
            </p>
            <p className="col-span-full text-small md:col-span-4">
              <span className="label block text-second">{untested.label}</span>
              {untested.limits[index]}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
