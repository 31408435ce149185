import { antiDrone } from "../../content/anti-drone-solution.ts";
import { ResponseChain } from "../../figures/response-chain/response-chain.tsx";
import { ProductPage } from "./product-page.tsx";

export default function AntiDronePage() {
  return <ProductPage content={antiDrone} figure={<ResponseChain />} />;
}
