import { antiDrone } from "../../content/products/anti-drone-solution.ts";
import { ResponseChain } from "../../drawings/response-chain/response-chain.tsx";
import { ProductPage } from "./product-page.tsx";

export default function AntiDronePage() {
  return <ProductPage content={antiDrone} figure={<ResponseChain />} />;
}
