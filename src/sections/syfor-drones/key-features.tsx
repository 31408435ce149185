import { productOutlines } from "../../content/products/outlines.ts";
import { features, jointMarks, keyFeatures } from "../../content/products/syfor-drones/folding.ts";
import { numbered, numberOf } from "../../content/products/syfor-drones/parts.ts";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PictureMarks } from "../../ui/picture-marks.tsx";
import { Section } from "../../ui/section.tsx";
import { PosesFigure } from "./poses-figure.tsx";

export default function KeyFeatures() {
  return (
    <Section
      outline={productOutlines["syfor-drones"]}
      id="key-features"
      label={features.label}
      title={features.title}
    >
      <PosesFigure />
      <ul className="col-span-full mt-4 grid gap-x-(--gutter) sm:col-span-7 lg:col-span-6 lg:grid-cols-2 lg:mt-12">
        {keyFeatures.map(({ part, title, text }) => (
          <li
            key={title}
            className={`relative border-rule border-t py-2 text-small max-lg:*:inline lg:py-3 max-lg:pl-6`}
          >
            <h3 className="items-baseline gap-3 font-semibold lg:flex lg:text-title">
              {part && (
                <span className="label font-normal text-second max-lg:absolute max-lg:left-0">
                  {numberOf(part)}
                </span>
              )}
              {title}
              <span className="lg:hidden">. </span>
            </h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ul>
      <Fold
        heading={<p className="border-rule border-y py-2.5 font-semibold sm:hidden">{features.closeUp}</p>}
        className="col-span-full sm:col-span-5 lg:col-span-6 lg:mt-8 lg:self-end"
      >
        <FigureFrame id={features.picture.name} caption={features.caption}>
          <div className="relative max-sm:-mx-(--page-margin)">
            <Picture
              picture={features.picture}
              drawn={{ base: "92vw", lg: "45vw" }}
              className="h-auto w-full"
            />
            <PictureMarks marks={numbered(jointMarks)} />
          </div>
        </FigureFrame>
      </Fold>
    </Section>
  );
}
