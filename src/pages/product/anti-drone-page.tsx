import { antiDrone } from "../../content/anti-drone-solution.ts";
import { ResponseChain } from "../../figures/response-chain/response-chain.tsx";
import { deferred } from "../../navigation/deferred.tsx";
import { ProductPage } from "./product-page.tsx";

const TimeBudget = await deferred(
  "time-budget",
  () => import("../../instruments/time-budget/time-budget-instrument.tsx"),
);

export default function AntiDronePage() {
  return <ProductPage content={antiDrone} figure={<ResponseChain />} instrument={<TimeBudget />} />;
}
