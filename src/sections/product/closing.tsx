import { productAfter, productOf } from "../../content/products/catalog.ts";
import type { SystemCopy } from "../../content/types.ts";
import CallToAction from "../shared/call-to-action.tsx";

export default function Closing({ content }: SystemCopy) {
  return <CallToAction title={content.closing} next={productAfter(productOf(content.slug))} />;
}
