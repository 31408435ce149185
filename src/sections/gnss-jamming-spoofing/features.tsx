import { inTheChamber, untested } from "../../content/products/gnss-jamming-spoofing/copy.ts";
import { productOutlines } from "../../content/products/outlines.ts";
import { productTemplate } from "../../content/products/template.ts";
import type { SystemCopy } from "../../content/types.ts";
import { ItemNumber } from "../../ui/outline.tsx";
import { Section } from "../../ui/section.tsx";
import { DetailFigure, ruled } from "../product/detail-figure.tsx";
import { Prose } from "../shared/prose.tsx";

/** From the bench to open country, each with what it leaves for the next; beside them the chamber. */
export default function Features({ content, glossary }: SystemCopy) {
  return (
    <Section
      outline={productOutlines["gnss-jamming-spoofing"]}
      id="features"
      label={productTemplate.features}
      title={content.featuresTitle}
    >
      <DetailFigure
        detail={inTheChamber}
        drawn={{ base: "92vw", lg: "50vw", page: "46rem" }}
        // As high as the list beside it.
        bleed={`w-full lg:h-0 lg:grow lg:object-cover ${ruled}`}
        className="mt-6 lg:col-span-5 lg:mt-10 lg:flex lg:flex-col"
      />
      <ul className="col-span-full mt-6 lg:col-span-7 lg:mt-10">
        {content.features.map(({ title, text }, index) => (
          <li
            key={title}
            className="border-rule border-t py-3 first:border-strong first:border-t-2 md:grid md:grid-cols-[1fr_2fr] md:gap-x-(--gutter)"
          >
            <h3 className="flex items-baseline gap-3 font-semibold text-title">
              <ItemNumber index={index} isTarget className="font-normal" />
              {title}
            </h3>
            <div className="text-small max-md:mt-1">
              <p>
                <Prose text={text} glossary={glossary} />
              </p>
              <p className="mt-1">
                <span className="label text-second">{`${untested.short} `}</span>
                {untested.limits[index]}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
