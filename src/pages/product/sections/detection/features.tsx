import { productTemplate } from "../../../../content/products/template.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { ItemNumber } from "../../../../ui/outline.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Prose } from "../../../shared/prose.tsx";

/** The legend of the plate above: its tags bear these numbers. */
export default function Features({ content, glossary }: SystemCopy) {
  return (
    <Section id="features" label={productTemplate.features} title={content.featuresTitle} density="dense">
      <ul className="col-span-full mt-6 lg:mt-10 grid gap-x-(--gutter) sm:grid-cols-2 lg:grid-cols-4">
        {content.features.map(({ title, text }, index) => (
          <li key={title} className="border-rule border-t py-4">
            <h3 className="font-semibold text-title max-sm:flex max-sm:items-baseline max-sm:gap-3">
              <ItemNumber index={index} className="font-normal sm:mb-2 sm:block" />
              {title}
            </h3>
            <p className="mt-1 sm:mt-2">
              <Prose text={text} glossary={glossary} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
