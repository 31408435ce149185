import type { ReactNode } from "react";
import { captionNumber } from "../../content/outline.ts";
import { scenario } from "../../content/products/anti-drone-solution/scenario.ts";
import { productOutlines } from "../../content/products/outlines.ts";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";

const outline = productOutlines["anti-drone-solution"];

/** One site at five moments; then the instrument that its seconds come from. */
export default function Scenario({ children }: { readonly children?: ReactNode }) {
  return (
    <Section outline={outline} id="scenario" label={scenario.label} title={scenario.title} ground="sheet">
      <FigureFrame id="scenario" caption={scenario.caption} className="col-span-full mt-6 lg:mt-10">
        <ol className="moments">
          {scenario.moments.map(({ step, figure, text, still }) => (
            <li key={step}>
              <div className="moment-still">
                <Picture
                  picture={still}
                  drawn={{ base: "86vw", lg: "60vw" }}
                  className="size-full object-cover object-[50%_25%]"
                />
              </div>
              <div className="moment-words">
                <h3 className="label text-second">{step}</h3>
                <p className="display text-section">{figure}</p>
                <p className="mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </FigureFrame>
      <p className="col-span-full mt-6 text-second text-small">
        {scenario.yours(captionNumber(outline, "figures", "time-budget"))}
      </p>
      {children}
    </Section>
  );
}
