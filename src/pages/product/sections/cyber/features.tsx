import { productTemplate } from "../../../../content/products/template.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { ItemNumber } from "../../../../ui/outline.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Prose } from "../../../shared/prose.tsx";
import { Plate } from "./plate.tsx";

/** The model, its parts named in it, and what an exercise is made of beside it. */
export default function Features({ content, glossary }: SystemCopy) {
  return (
    <Section id="features" label={productTemplate.features} title={content.featuresTitle} density="dense">
      <Plate className="mt-10 max-md:hidden lg:col-span-8" />
      {/* As high as the plate: the caption's line is left out. */}
      <ul className="col-span-full mt-8 grid gap-x-(--gutter) sm:grid-cols-2 lg:col-span-4 lg:mt-10 lg:mb-[1.92rem] lg:auto-rows-fr lg:grid-cols-1">
        {content.features.map(({ title, text }, index) => (
          <li key={title} className="border-strong border-t pt-2 pb-3">
            <div className="flex items-baseline gap-3">
              <ItemNumber index={index} />
              <h3 className="font-semibold text-title">{title}</h3>
            </div>
            <p className="mt-1 text-small">
              <Prose text={text} glossary={glossary} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
