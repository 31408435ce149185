import { droneSpecs, specs } from "../../../content/products/syfor-drones/specifications.ts";
import { Section } from "../../../ui/section.tsx";
import { OutAndBack } from "../instruments.ts";
import { SpecRow } from "./spec-row.tsx";
import { ThreeViews } from "./three-views.tsx";

export default function Specifications() {
  return (
    <Section id="specifications" label={specs.label} title={specs.title}>
      <dl className="col-span-full mt-6 grid grid-cols-subgrid lg:mt-14">
        {droneSpecs.map((spec) => (
          <SpecRow key={spec.label} spec={spec} />
        ))}
      </dl>
      <h3 className="col-span-full mt-5 font-semibold lg:col-span-3">{specs.howToRead.title}</h3>
      <div className="col-span-full mt-2 grid gap-x-(--gutter) gap-y-3 text-small md:grid-cols-3 lg:col-span-9 lg:mt-5">
        {specs.howToRead.notes.map(({ title, text }) => (
          <p key={title}>
            <strong className="font-semibold">{title}</strong> {text}
          </p>
        ))}
      </div>
      <OutAndBack />
      <ThreeViews />
    </Section>
  );
}
