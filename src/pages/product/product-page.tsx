import type { ReactNode } from "react";
import { productAfter, productOf } from "../../content/products/catalog.ts";
import type { SystemContent } from "../../content/types.ts";
import { CallToAction } from "../shared/call-to-action.tsx";
import { Features } from "./sections/features.tsx";
import { FigureSection } from "./sections/figure-section.tsx";
import { NextProduct } from "./sections/next-product.tsx";
import { Opening } from "./sections/opening.tsx";

interface ProductPageProps {
  readonly content: SystemContent;
  readonly figure: ReactNode;
}

/** The shared template of the four systems: what it is, what it does, how it works, whom to ask. */
export function ProductPage({ content, figure }: ProductPageProps) {
  const product = productOf(content.slug);
  return (
    <>
      <Opening content={content} product={product} />
      <Features title={content.featuresTitle} features={content.features} />
      <FigureSection content={content}>{figure}</FigureSection>
      <CallToAction title={content.closing} notice={content.notice} />
      <NextProduct product={productAfter(product)} />
    </>
  );
}
