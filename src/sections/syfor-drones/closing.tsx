import { productAfter, productOf } from "../../content/products/catalog.ts";
import { closing } from "../../content/products/syfor-drones/closing.ts";
import { CallToAction } from "../shared/call-to-action.tsx";

export default function Closing() {
  return <CallToAction title={closing} next={productAfter(productOf("syfor-drones"))} />;
}
