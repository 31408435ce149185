import { productAfter, productOf } from "../../../content/products/catalog.ts";
import { closing } from "../../../content/products/syfor-drones/closing.ts";
import { CallToAction } from "../../shared/call-to-action.tsx";
import { NextProduct } from "../../shared/next-product.tsx";

export default function Closing() {
  return (
    <>
      <CallToAction title={closing} />
      <NextProduct product={productAfter(productOf("syfor-drones"))} />
    </>
  );
}
