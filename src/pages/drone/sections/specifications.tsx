import { droneSpecs, specs, tradeOff } from "../../../content/products/syfor-drones/specifications.ts";
import { TradeOffFigure } from "../../../drawings/trade-off/trade-off-figure.tsx";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { MeasureText } from "../../../ui/measure-text.tsx";
import { Section } from "../../../ui/section.tsx";
import { ThreeViews } from "./three-views.tsx";

export default function Specifications() {
  return (
    <Section id="specifications" number="2.0" label={specs.label} title={specs.title}>
      <dl className="col-span-full mt-10 lg:order-1 lg:col-span-7 lg:mt-14">
        {droneSpecs.map(({ label, measure, condition }) => (
          <div
            key={label}
            className="grid grid-cols-[2fr_3fr] items-baseline gap-x-4 border-rule border-t py-3.5 last:border-b sm:grid-cols-[3fr_8fr]"
          >
            <dt className="text-small">{label}</dt>
            <dd className="sm:grid sm:grid-cols-[5fr_4fr] sm:items-baseline sm:gap-x-4">
              <span className="display text-figure">
                <MeasureText measure={measure} />{" "}
              </span>
              {condition && <span className="label block">{condition}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <FigureFrame
        number={3}
        caption={tradeOff.caption}
        className="col-span-full mt-12 lg:col-span-5 lg:mt-14"
      >
        <TradeOffFigure />
      </FigureFrame>
      <ThreeViews firstNumber={4} />
    </Section>
  );
}
