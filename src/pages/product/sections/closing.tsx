import { productAfter, productOf } from "../../../content/products/catalog.ts";
import type { SystemCopy } from "../../../content/types.ts";
import { CallToAction } from "../../shared/call-to-action.tsx";
import { NextProduct } from "../../shared/next-product.tsx";

export default function Closing({ content }: SystemCopy) {
  return (
    <>
      <CallToAction title={content.closing} notice={content.notice} />
      <NextProduct product={productAfter(productOf(content.slug))} />
    </>
  );
}
