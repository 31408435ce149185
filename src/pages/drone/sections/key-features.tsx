import { features, keyFeatures } from "../../../content/products/syfor-drones/key-features.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";

export function KeyFeatures() {
  return (
    <Section id="key-features" number="1.0" label={features.label} title={features.title} ground="sheet">
      <FigureFrame number={2} caption={features.caption} className="col-span-full mt-12 lg:col-span-5">
        <Picture
          picture={features.picture}
          sizes="(min-width: 64rem) 56vw, 92vw"
          className="aspect-4/3 w-full bg-plate object-cover lg:aspect-[5/6]"
        />
      </FigureFrame>
      <ul className="col-span-full mt-12 grid gap-x-(--gutter) sm:grid-cols-2 lg:col-span-7 lg:mb-8 lg:auto-rows-fr">
        {keyFeatures.map(({ title, text }, index) => (
          <li key={title} className="border-rule border-t py-5">
            <span className="label block text-second">1.{index + 1}</span>
            <h3 className="mt-2 font-semibold text-title">{title}</h3>
            <p className="mt-2 text-small">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
