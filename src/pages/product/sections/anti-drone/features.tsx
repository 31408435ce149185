import { featureDetails } from "../../../../content/products/anti-drone-solution/page.ts";
import { productTemplate } from "../../../../content/products/template.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { ItemNumber } from "../../../../ui/outline.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Prose } from "../../../shared/prose.tsx";

/** Each feature beside the part of the model that stands for it. */
export default function Features({ content, glossary }: SystemCopy) {
  return (
    <Section id="features" label={productTemplate.features} title={content.featuresTitle}>
      <ul className="col-span-full mt-12 grid grid-cols-subgrid gap-y-8">
        {content.features.map(({ title, text }, index) => (
          <li key={title} className="col-span-full grid grid-cols-subgrid lg:col-span-6">
            <div className="col-span-4 md:col-span-3">
              {featureDetails.slice(index, index + 1).map((detail) => (
                <Picture
                  key={detail.name}
                  picture={detail}
                  drawn={{ base: "30vw", md: "22vw" }}
                  className="w-full"
                />
              ))}
            </div>
            <div className="col-span-8 border-rule border-t pt-3 md:col-span-9 lg:col-span-3">
              <ItemNumber index={index} />
              <h3 className="mt-2 font-semibold text-title">{title}</h3>
              <p className="mt-2">
                <Prose text={text} glossary={glossary} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
