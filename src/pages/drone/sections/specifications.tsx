import { droneSpecs, specs } from "../../../content/products/syfor-drones/specifications.ts";
import { Section } from "../../../ui/section.tsx";
import { OutAndBack } from "../instruments.ts";
import { SpecRow } from "./spec-row.tsx";
import { ThreeViews } from "./three-views.tsx";

export default function Specifications() {
  return (
    <Section id="specifications" label={specs.label} title={specs.title}>
      <dl className="col-span-full mt-10 grid grid-cols-subgrid lg:mt-14">
        {droneSpecs.map((spec) => (
          <SpecRow key={spec.label} spec={spec} />
        ))}
      </dl>
      <p className="col-span-full mt-5 lg:col-start-4">{specs.note}</p>
      <OutAndBack />
      <ThreeViews />
    </Section>
  );
}
