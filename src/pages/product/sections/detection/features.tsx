import { productTemplate } from "../../../../content/products/template.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { ItemNumber } from "../../../../ui/outline.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Prose } from "../../../shared/prose.tsx";

/** The legend of the plate above: its tags bear these numbers. */
export default function Features({ content, glossary }: SystemCopy) {
  return (
    <Section id="features" label={productTemplate.features} title={content.featuresTitle} density="dense">
      <ul className="col-span-full mt-10 grid gap-x-(--gutter) sm:grid-cols-2 lg:grid-cols-4">
        {content.features.map(({ title, text }, index) => (
          <li key={title} className="border-rule border-t py-4">
            <ItemNumber index={index} />
            <h3 className="mt-2 font-semibold text-title">{title}</h3>
            <p className="mt-2">
              <Prose text={text} glossary={glossary} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
