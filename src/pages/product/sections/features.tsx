import { productTemplate } from "../../../content/products/template.ts";
import type { Titled } from "../../../content/types.ts";
import { ItemNumber } from "../../../ui/outline.tsx";
import { Section } from "../../../ui/section.tsx";

interface FeaturesProps {
  readonly title: string;
  readonly features: readonly Titled[];
}

export function Features({ title, features }: FeaturesProps) {
  return (
    <Section id="features" label={productTemplate.features} title={title}>
      <ul className="col-span-full mt-12 grid gap-x-(--gutter) lg:col-span-9 lg:col-start-4 lg:grid-cols-2">
        {features.map(({ title: name, text }, index) => (
          <li key={name} className="border-rule border-t py-6">
            <ItemNumber index={index} />
            <h3 className="mt-3 font-semibold text-title">{name}</h3>
            <p className="mt-2 max-w-[30rem]">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
