import type { ReactNode } from "react";
import { captionNumber } from "../../content/outline.ts";
import { antiDrone, responseChainCaption, story } from "../../content/products/anti-drone-solution/copy.ts";
import { productOutlines } from "../../content/products/outlines.ts";
import { ResponseChain } from "../../drawings/response-chain/response-chain.tsx";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import FigureSection from "../product/figure-section.tsx";

/** The figure that the story is told from. */
const figure = captionNumber(productOutlines["anti-drone-solution"], "figures", "time-budget");

function Story() {
  return (
    <div className="col-span-full mt-6 grid grid-cols-subgrid gap-y-1 border-strong border-t pt-3 lg:mt-12">
      <h3 className="col-span-full font-semibold text-title lg:col-span-3">{story.title}</h3>
      <div className="col-span-full gap-x-(--gutter) max-md:text-small md:grid md:grid-cols-2 lg:col-span-9">
        {story.text.map((text) => (
          <p key={text} className="max-md:mt-2">
            {text}
          </p>
        ))}
        <p className="mt-2 text-second text-small">{story.scenario(figure)}</p>
      </div>
    </div>
  );
}

/** The chain of five steps, one contact that passes through it, then the instrument that the page puts in. */
export default function HowItWorks({ children }: { readonly children?: ReactNode }) {
  return (
    <FigureSection content={antiDrone}>
      <FigureFrame id="response-chain" caption={responseChainCaption} className="col-span-full mt-8 lg:mt-14">
        <ResponseChain />
      </FigureFrame>
      <Story />
      {children}
    </FigureSection>
  );
}
