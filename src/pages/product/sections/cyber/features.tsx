import { modelLegend } from "../../../../content/products/cyber-warfare-simulation/page.ts";
import { productPictures } from "../../../../content/products/pictures.ts";
import { productTemplate } from "../../../../content/products/template.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { FigureFrame } from "../../../../ui/figure-frame.tsx";
import { Leaders } from "../../../../ui/leaders.tsx";
import { ItemNumber } from "../../../../ui/outline.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Prose } from "../../../shared/prose.tsx";

/** The networks, the node under attack, one service. A review is not seen in a model. */
const points = [
  { wide: { x: 69, y: 18.5 }, tall: { x: 77.5, y: 30.5 } },
  { wide: { x: 63, y: 32 }, tall: { x: 68.5, y: 40.5 } },
  { wide: { x: 66.5, y: 42 }, tall: { x: 74, y: 47.5 } },
  undefined,
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
            <div className="flex items-baseline gap-3">
              <ItemNumber index={index} />
              <h3 className="font-semibold text-title">{title}</h3>
              <span className="label ml-auto text-second">{modelLegend[index]}</span>
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
