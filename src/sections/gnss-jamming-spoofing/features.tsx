import { untested } from "../../content/products/gnss-jamming-spoofing/copy.ts";
import { productOutlines } from "../../content/products/outlines.ts";
import { productTemplate } from "../../content/products/template.ts";
import type { SystemCopy } from "../../content/types.ts";
import { SettingSketch } from "../../drawings/settings/setting-sketch.tsx";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { ItemNumber } from "../../ui/outline.tsx";
import { Section } from "../../ui/section.tsx";
import { Prose } from "../shared/prose.tsx";

/** A wide window has the three settings side by side, a tablet each drawing beside its words. */
const setting =
  "border-rule border-t py-3 first:border-t-0 md:max-lg:grid md:max-lg:grid-cols-[1fr_2fr] md:max-lg:gap-x-(--gutter) md:max-lg:py-5 lg:border-t-0";
/** What they share: its drawing runs on under the second, as far as there is room, its words stand under the third. */
const shared =
  "last:border-strong lg:last:col-span-3 lg:last:grid lg:last:grid-cols-subgrid lg:last:border-t lg:last:*:last:col-start-3";

/** From the bench to open country, each with what it leaves out; last, what they share. */
export default function Features({ content, glossary }: SystemCopy) {
  return (
    <Section
      outline={productOutlines["gnss-jamming-spoofing"]}
      id="features"
      label={productTemplate.features}
      title={content.featuresTitle}
    >
      <FigureFrame id="settings" caption={untested.caption} className="col-span-full mt-6 lg:mt-10">
        <ul className="gap-x-(--gutter) border-strong border-t-2 border-b border-b-rule lg:grid lg:grid-cols-3">
          {content.features.map(({ title, text }, index) => (
            <li key={title} className={`${setting} ${shared}`}>
              <div>
                <h3 className="flex items-baseline gap-3 font-semibold text-title">
                  <ItemNumber index={index} isTarget className="font-normal" />
                  {title}
                </h3>
                <SettingSketch index={index} />
              </div>
              <div className="max-md:mt-2 max-md:text-small lg:mt-3">
                <p>
                  <Prose text={text} glossary={glossary} />
                </p>
                <p className="mt-1 lg:mt-3">
                  <span className="label text-second">{`${untested.short} `}</span>
                  {untested.limits[index]}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </FigureFrame>
    </Section>
  );
}
