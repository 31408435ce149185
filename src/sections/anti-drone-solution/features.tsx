import { productOutlines } from "../../content/products/outlines.ts";
import { productTemplate } from "../../content/products/template.ts";
import type { SystemCopy } from "../../content/types.ts";
import { OperatorSketch } from "../../drawings/operator/operator-sketch.tsx";
import { ItemNumber } from "../../ui/outline.tsx";
import { Section } from "../../ui/section.tsx";
import { Prose } from "../shared/prose.tsx";

/** Each feature with a drawing of it. */
export default function Features({ content, glossary }: SystemCopy) {
  return (
    <Section
      outline={productOutlines["anti-drone-solution"]}
      id="features"
      label={productTemplate.features}
      title={content.featuresTitle}
    >
      <ul className="col-span-full mt-6 grid grid-cols-subgrid gap-y-4 md:gap-y-8 lg:mt-10">
        {content.features.map(({ title, text }, index) => (
          <li
            key={title}
            className="col-span-full grid content-start border-rule border-t pt-4 max-sm:grid-cols-[1fr_6.5rem] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1 max-sm:pt-3 sm:grid-cols-subgrid lg:col-span-6"
          >
            <div className="sm:col-span-full max-sm:order-last sm:max-md:my-3 md:max-xl:col-span-6 lg:max-xl:col-span-full lg:max-xl:mb-3 xl:col-span-3">
              <OperatorSketch index={index} />
            </div>
            <div className="col-span-full max-md:contents md:max-lg:col-span-6 xl:col-span-3">
              <h3 className="font-semibold sm:max-md:order-first max-md:col-span-full flex items-baseline gap-3 text-title">
                <ItemNumber index={index} isTarget className="font-normal" />
                {title}
              </h3>
              <p className="sm:max-md:col-span-full max-md:text-small md:mt-2">
                <Prose text={text} glossary={glossary} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
