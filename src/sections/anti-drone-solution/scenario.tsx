import type { ReactNode } from "react";
import { captionNumber } from "../../content/outline.ts";
import { scenario } from "../../content/products/anti-drone-solution/scenario.ts";
import { productOutlines } from "../../content/products/outlines.ts";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";

const outline = productOutlines["anti-drone-solution"];

/** Until each moment has a picture of its own: places in one, drawn up to three times as wide as their frame. */
const crops = [
  "origin-[88%_22%] scale-150",
  "origin-[95%_20%] scale-200",
  "origin-[92%_18%] scale-300",
  "origin-[30%_68%] scale-250",
  "origin-[50%_80%] scale-175",
];

/** One site at five moments; then the instrument that its seconds come from. */
export default function Scenario({ children }: { readonly children?: ReactNode }) {
  return (
    <Section
      outline={outline}
      id="scenario"
      label={scenario.label}
      title={scenario.title}
      ground="sheet"
      after={
        <>
          <p className="col-span-full mt-6 text-second text-small">
            {scenario.yours(captionNumber(outline, "figures", "time-budget"))}
          </p>
          {children}
        </>
      }
    >
      <FigureFrame id="scenario" caption={scenario.caption} className="col-span-full mt-6 lg:mt-10">
        <ol className="moments">
          {scenario.moments.map(({ step, figure, text, still }, index) => (
            <li key={step}>
              <div className="moment-still">
                <Picture
                  picture={still}
                  drawn={{ base: "200vw", lg: "174vw", page: "174rem" }}
                  className={`size-full object-cover ${crops[index]}`}
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
    </Section>
  );
}
