import { modelParts } from "../../../../content/products/cyber-warfare-simulation/page.ts";
import { productPictures } from "../../../../content/products/pictures.ts";
import { productTemplate } from "../../../../content/products/template.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { FigureFrame } from "../../../../ui/figure-frame.tsx";
import { ItemNumber } from "../../../../ui/outline.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Section } from "../../../../ui/section.tsx";
import { type Tag, Tags } from "../../../../ui/tags.tsx";
import { Prose } from "../../../shared/prose.tsx";

const tags: readonly Tag[] = [
  {
    text: modelParts.plates,
    wide: [
      { x: 69, y: 18.5 },
      { x: 84, y: 12 },
    ],
    tall: [
      { x: 77.5, y: 30.5 },
      { x: 83, y: 22 },
    ],
  },
  {
    text: modelParts.node,
    wide: [
      { x: 63, y: 32 },
      { x: 86, y: 25 },
    ],
    tall: [
      { x: 66.5, y: 39 },
      { x: 72, y: 50 },
    ],
  },
  {
    text: modelParts.rods,
    wide: [
      { x: 24.5, y: 58 },
      { x: 12, y: 30 },
    ],
    tall: [
      { x: 18.3, y: 49 },
      { x: 20, y: 62 },
    ],
  },
];

/** The model, its parts named in it, and what an exercise is made of beside it. */
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
          <Tags tags={tags} />
        </div>
      </FigureFrame>
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
