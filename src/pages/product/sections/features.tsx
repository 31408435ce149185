import { productTemplate } from "../../../content/products/template.ts";
import type { SystemCopy } from "../../../content/types.ts";
import { ItemNumber } from "../../../ui/outline.tsx";
import { Section } from "../../../ui/section.tsx";
import { Prose } from "../../shared/prose.tsx";

export default function Features({ content, glossary }: SystemCopy) {
  return (
    <Section id="features" label={productTemplate.features} title={content.featuresTitle}>
      <ul className="col-span-full mt-12 grid gap-x-(--gutter) lg:col-span-9 lg:col-start-4 lg:grid-cols-2">
        {content.features.map(({ title, text }, index) => (
          <li key={title} className="border-rule border-t py-6">
            <ItemNumber index={index} />
            <h3 className="mt-3 font-semibold text-title">{title}</h3>
            <p className="mt-2 max-w-[30rem]">
              <Prose text={text} glossary={glossary} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
