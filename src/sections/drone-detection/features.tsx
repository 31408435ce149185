import { productOutlines } from "../../content/products/outlines.ts";
import { productTemplate } from "../../content/products/template.ts";
import type { SystemCopy } from "../../content/types.ts";
import { SensorSketch } from "../../drawings/sensors/sensor-sketch.tsx";
import { ItemNumber } from "../../ui/outline.tsx";
import { Section } from "../../ui/section.tsx";
import { Prose } from "../shared/prose.tsx";

/** One drone, found in four ways. */
export default function Features({ content, glossary }: SystemCopy) {
  return (
    <Section
      outline={productOutlines["drone-detection"]}
      id="features"
      label={productTemplate.features}
      title={content.featuresTitle}
    >
      <ul className="col-span-full mt-6 grid gap-x-(--gutter) gap-y-6 max-sm:gap-y-4 sm:grid-cols-2 lg:mt-12 xl:grid-cols-4">
        {content.features.map(({ title, text }, index) => (
          <li
            key={title}
            className="max-sm:grid max-sm:grid-cols-[1fr_6.5rem] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1 max-sm:border-rule max-sm:border-t max-sm:pt-3 max-sm:*:[svg]:order-last"
          >
            <SensorSketch index={index} />
            <h3 className="font-semibold max-sm:col-span-full flex items-baseline gap-3 text-title sm:mt-3">
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
