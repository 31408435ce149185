import { features, jointMarks, keyFeatures } from "../../../content/products/syfor-drones/key-features.ts";
import { numbered, numberOf } from "../../../content/products/syfor-drones/parts.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { PictureMarks } from "../../../ui/picture-marks.tsx";
import { Section } from "../../../ui/section.tsx";
import { PosesFigure } from "./poses-figure.tsx";

export default function KeyFeatures() {
  return (
    <Section id="key-features" label={features.label} title={features.title}>
      <PosesFigure />
      <ul className="col-span-full mt-6 grid gap-x-(--gutter) sm:col-span-7 lg:col-span-6 lg:grid-cols-2 lg:mt-14 lg:auto-rows-fr">
        {keyFeatures.map(({ part, title, text }) => (
          <li key={title} className="border-rule border-t py-2.5 lg:py-3">
            <h3 className="flex items-baseline gap-3 font-semibold text-[1.125rem] leading-tight lg:text-title">
              {part && <span className="label font-normal text-second">{numberOf(part)}</span>}
              {title}
            </h3>
            <p className="mt-1 text-small">{text}</p>
          </li>
        ))}
      </ul>
      <Fold
        heading={<p className="border-rule border-y py-2.5 font-semibold sm:hidden">{features.closeUp}</p>}
        className="col-span-full self-center sm:col-span-5 lg:col-span-6 lg:mt-8 lg:self-end"
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
