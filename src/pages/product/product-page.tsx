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
  readonly figure?: ReactNode;
  /** A figure that can be operated, below the other. */
  readonly instrument?: ReactNode;
}

/** The shared template of the four systems: what it is, what it does, how it works, whom to ask. */
export function ProductPage({ content, figure, instrument }: ProductPageProps) {
  const product = productOf(content.slug);
  return (
    <>
      <Opening content={content} product={product} />
      <Features title={content.featuresTitle} features={content.features} />
      <FigureSection content={content} instrument={instrument}>
        {figure}
      </FigureSection>
      <CallToAction title={content.closing} notice={content.notice} />
      <NextProduct product={productAfter(product)} />
    </>
  );
}
