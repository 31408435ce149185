import { features, keyFeatures } from "../../../content/products/syfor-drones/key-features.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { ItemNumber } from "../../../ui/outline.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";

export default function KeyFeatures() {
  return (
    <Section id="key-features" label={features.label} title={features.title} ground="sheet">
      <FigureFrame
        id={features.picture.name}
        caption={features.caption}
        className="col-span-full mt-12 lg:col-span-5"
      >
        <Picture
          picture={features.picture}
          drawn={{ base: "92vw", lg: "56vw" }}
          className="aspect-4/3 w-full bg-plate object-cover lg:aspect-[5/6]"
        />
      </FigureFrame>
      <ul className="col-span-full mt-12 grid gap-x-(--gutter) sm:grid-cols-2 lg:col-span-7 lg:mb-8 lg:auto-rows-fr">
        {keyFeatures.map(({ title, text }, index) => (
          <li key={title} className="border-rule border-t py-5">
            <ItemNumber index={index} />
            <h3 className="mt-2 font-semibold text-title">{title}</h3>
            <p className="mt-2 text-small">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
