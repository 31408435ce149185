import { droneSpecs, specs } from "../../../content/drone/specifications.ts";
import { deferred } from "../../../navigation/deferred.tsx";
import { Section } from "../../../ui/section.tsx";
import { SpecRow } from "./spec-row.tsx";
import { ThreeViews } from "./three-views.tsx";

const OutAndBack = await deferred(
  "out-and-back",
  () => import("../../../instruments/out-and-back/out-and-back-instrument.tsx"),
);

export default function Specifications() {
  return (
    <Section id="specifications" number="2.0" label={specs.label} title={specs.title}>
      <dl className="col-span-full mt-10 grid grid-cols-subgrid lg:mt-14">
        {droneSpecs.map((spec) => (
          <SpecRow key={spec.label} spec={spec} />
        ))}
      </dl>
      <OutAndBack />
      <ThreeViews firstNumber={4} />
    </Section>
  );
}
