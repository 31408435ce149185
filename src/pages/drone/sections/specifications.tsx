import { droneSpecs, specs, threeViews, tradeOff } from "../../../content/drone/specifications.ts";
import { TradeOffFigure } from "../../../figures/trade-off/trade-off-figure.tsx";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { MeasureText } from "../../../ui/measure-text.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";

export function Specifications() {
  return (
    <Section number="1.0" label={specs.label} title={specs.title}>
      <dl className="col-span-full mt-10 lg:col-span-9 lg:col-start-4">
        {droneSpecs.map(({ label, measure, condition }) => (
          <div
            key={label}
            className="grid grid-cols-[2fr_3fr] items-baseline gap-x-4 border-rule border-t py-3.5 last:border-b sm:grid-cols-[1fr_2fr]"
          >
            <dt className="text-small">{label}</dt>
            <dd className="sm:grid sm:grid-cols-2 sm:items-baseline sm:gap-x-4">
              <span className="display text-figure">
                <MeasureText measure={measure} />{" "}
              </span>
              {condition && <span className="label block">{condition}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <FigureFrame number={2} caption={tradeOff.caption} className="col-span-full mt-16 lg:col-span-5">
        <TradeOffFigure />
      </FigureFrame>
      <div className="col-span-full mt-16 grid grid-cols-2 gap-x-(--gutter) lg:col-span-6 lg:col-start-7">
        {threeViews.map(({ picture, caption }, index) => (
          <FigureFrame
            key={picture.name}
            number={3 + index}
            caption={caption}
            className={index === 0 ? "col-span-2" : ""}
          >
            <Picture picture={picture} sizes="(min-width: 64rem) 45vw, 92vw" className="h-auto w-full" />
          </FigureFrame>
        ))}
      </div>
    </Section>
  );
}
