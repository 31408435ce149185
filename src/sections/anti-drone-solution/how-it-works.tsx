import type { ReactNode } from "react";
import { antiDrone, responseChainCaption } from "../../content/products/anti-drone-solution/copy.ts";
import { ResponseChain } from "../../drawings/response-chain/response-chain.tsx";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import FigureSection from "../product/figure-section.tsx";

/** The chain of five steps, then the instrument that the page puts in. */
export default function HowItWorks({ children }: { readonly children?: ReactNode }) {
  return (
    <FigureSection content={antiDrone}>
      <FigureFrame id="response-chain" caption={responseChainCaption} className="col-span-full mt-8 lg:mt-14">
        <ResponseChain />
      </FigureFrame>
      {children}
    </FigureSection>
  );
}
