import { productOutlines } from "../../content/products/outlines.ts";
import { productTemplate } from "../../content/products/template.ts";
import type { SystemCopy } from "../../content/types.ts";
import { ExerciseSketch } from "../../drawings/one-exercise/exercise-sketch.tsx";
import { ItemNumber } from "../../ui/outline.tsx";
import { Section } from "../../ui/section.tsx";
import { Prose } from "../shared/prose.tsx";

/** Four drawings side by side on one line, each above what it shows. */
export default function Features({ content, glossary }: SystemCopy) {
  return (
    <Section
      outline={productOutlines["cyber-warfare-simulation"]}
      id="features"
      label={productTemplate.features}
      title={content.featuresTitle}
    >
      <ul className="col-span-full mt-6 grid grid-cols-subgrid gap-y-6 max-sm:gap-y-4 lg:mt-12">
        {content.features.map(({ title, text }, index) => (
          <li
            key={title}
            className="col-span-full max-sm:grid max-sm:grid-cols-[1fr_6.5rem] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1 sm:col-span-6 xl:col-span-3"
          >
            <div className="max-sm:order-last">
              <ExerciseSketch index={index} />
            </div>
            <h3 className="flex items-baseline gap-3 max-sm:col-span-full border-strong border-t pt-2 font-semibold text-title max-sm:border-rule">
              <ItemNumber index={index} isTarget className="font-normal" />
              {title}
            </h3>
            <p className="max-sm:text-small sm:mt-1 lg:mt-2">
              <Prose text={text} glossary={glossary} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
