import { features, keyFeatures } from "../../../content/products/syfor-drones/key-features.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { ItemNumber } from "../../../ui/outline.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";
import { PosesFigure } from "./poses-figure.tsx";

export default function KeyFeatures() {
  return (
    <Section id="key-features" label={features.label} title={features.title} ground="sheet">
      <PosesFigure />
      <ul className="col-span-full mt-10 grid gap-x-(--gutter) sm:grid-cols-2 lg:col-span-6 lg:mt-14 lg:auto-rows-fr">
        {keyFeatures.map(({ title, text }, index) => (
          <li key={title} className="border-rule border-t py-4">
            <ItemNumber index={index} />
            <h3 className="mt-1 font-semibold text-title">{title}</h3>
            <p className="mt-2 text-small">{text}</p>
          </li>
        ))}
      </ul>
      <FigureFrame
        id={features.picture.name}
        caption={features.caption}
        className="col-span-full mt-8 self-end lg:col-span-6"
      >
        <Picture picture={features.picture} drawn={{ base: "92vw", lg: "45vw" }} className="h-auto w-full" />
      </FigureFrame>
    </Section>
  );
}
