import { droneSpecs, specs } from "../../../content/products/syfor-drones/specifications.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { Section } from "../../../ui/section.tsx";
import { OutAndBack } from "../instruments.ts";
import { SpecRow } from "./spec-row.tsx";
import { ThreeViews } from "./three-views.tsx";

export default function Specifications() {
  return (
    <Section id="specifications" label={specs.label} title={specs.title}>
      <FigureFrame
        id="published-figures"
        kind="tables"
        caption={specs.caption}
        className="col-span-full mt-6 lg:mt-14 print:break-inside-auto!"
      >
        <dl>
          {droneSpecs.map((spec) => (
            <SpecRow key={spec.label} spec={spec} />
          ))}
        </dl>
      </FigureFrame>
      <Fold
        heading={<h3 className="border-strong border-t py-2 font-semibold">{specs.howToRead.title}</h3>}
        className="col-span-full mt-6 lg:col-span-9 lg:col-start-4 lg:mt-10"
      >
        <div className="grid gap-x-(--gutter) gap-y-3 text-small md:grid-cols-3">
          {specs.howToRead.notes.map(({ title, text }) => (
            <p key={title}>
              <strong className="font-semibold">{title}</strong> {text}
            </p>
          ))}
        </div>
      </Fold>
      <OutAndBack />
      <ThreeViews />
    </Section>
  );
}
