import { antiDrone, responseChainCaption } from "../../content/products/anti-drone-solution/page.ts";
import { ResponseChain } from "../../drawings/response-chain/response-chain.tsx";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { TimeBudget } from "../product/instruments.ts";
import { FigureSection } from "../product/figure-section.tsx";

export default function AntiDroneHowItWorks() {
  return (
    <FigureSection content={antiDrone}>
      <FigureFrame id="response-chain" caption={responseChainCaption} className="col-span-full mt-8 lg:mt-14">
        <ResponseChain />
      </FigureFrame>
      <TimeBudget />
    </FigureSection>
  );
}
