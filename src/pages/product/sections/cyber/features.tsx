import { productTemplate } from "../../../../content/products/template.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { ItemNumber } from "../../../../ui/outline.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Prose } from "../../../shared/prose.tsx";

/** What an exercise is made of, side by side. */
export default function Features({ content, glossary }: SystemCopy) {
  return (
    <Section id="features" label={productTemplate.features} title={content.featuresTitle} density="dense">
      <ul className="col-span-full mt-8 grid gap-x-(--gutter) sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
        {content.features.map(({ title, text }, index) => (
          <li key={title} className="border-strong border-t pt-2 pb-4">
            <h3 className="flex items-baseline gap-3 font-semibold text-title lg:block">
              <ItemNumber index={index} className="font-normal lg:block" />
              {title}
            </h3>
            <p className="mt-1 text-small lg:mt-2">
              <Prose text={text} glossary={glossary} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
