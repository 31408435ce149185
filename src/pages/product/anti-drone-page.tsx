import { antiDrone, responseChainCaption } from "../../content/products/anti-drone-solution.ts";
import { ResponseChain } from "../../drawings/response-chain/response-chain.tsx";
import { deferred } from "../../hydration/deferred.tsx";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { ProductPage } from "./product-page.tsx";

export const parts = {
  TimeBudget: deferred(
    "time-budget",
    () => import("../../instruments/time-budget/time-budget-instrument.tsx"),
  ),
};

export default function AntiDronePage() {
  return (
    <ProductPage content={antiDrone}>
      <FigureFrame id="response-chain" caption={responseChainCaption} className="col-span-full mt-14">
        <ResponseChain />
      </FigureFrame>
      <parts.TimeBudget />
    </ProductPage>
  );
}
