import { productPictures } from "../../../../content/products/pictures.ts";
import { productTemplate } from "../../../../content/products/template.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { FigureFrame } from "../../../../ui/figure-frame.tsx";
import { Leaders } from "../../../../ui/leaders.tsx";
import { ItemNumber } from "../../../../ui/outline.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Prose } from "../../../shared/prose.tsx";

/** In the plate, in percent: the replicated networks, the node under attack, a service, the district. */
const points = [
  { x: 69, y: 18.5 },
  { x: 63.5, y: 32 },
  { x: 66.5, y: 42 },
  { x: 71, y: 57 },
];

/** The model on the left; the rules of the list on the right run on into it, each to its part. */
export default function Features({ content, glossary }: SystemCopy) {
  const picture = productPictures[content.slug];
  return (
    <Section id="features" label={productTemplate.features} title={content.featuresTitle} density="dense">
      <FigureFrame id={picture.name} caption={picture.caption} className="col-span-full mt-10 lg:col-span-8">
        <div className="relative">
          <Picture
            picture={picture}
            drawn={{ base: "90vw", lg: "58vw", page: "58rem" }}
            bleed
            first
            className="w-full"
          />
          <Leaders points={points} />
        </div>
      </FigureFrame>
      {/* As high as the plate: the caption's line is left out. */}
      <ul className="col-span-full mt-8 grid gap-x-(--gutter) sm:grid-cols-2 lg:col-span-4 lg:mt-10 lg:mb-[1.92rem] lg:auto-rows-fr lg:grid-cols-1">
        {content.features.map(({ title, text }, index) => (
          <li key={title} className="border-strong border-t pt-2 pb-3 lg:-ml-(--gutter) lg:pl-(--gutter)">
            <h3 className="flex items-baseline gap-3 font-semibold text-title">
              <ItemNumber index={index} className="font-normal" />
              {title}
            </h3>
            <p className="mt-1 text-small">
              <Prose text={text} glossary={glossary} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
