import type { ReactNode } from "react";
import { productAfter, productOf } from "../../content/products/catalog.ts";
import type { SystemContent } from "../../content/types.ts";
import { OutlineProvider } from "../../ui/outline.tsx";
import { CallToAction } from "../shared/call-to-action.tsx";
import { Features } from "./sections/features.tsx";
import { FigureSection } from "./sections/figure-section.tsx";
import { NextProduct } from "./sections/next-product.tsx";
import { Opening } from "./sections/opening.tsx";

interface ProductPageProps {
  readonly content: SystemContent;
  /** The figures of "How it works". */
  readonly children: ReactNode;
}

/** The shared template of the four systems: what it is, what it does, how it works, whom to ask. */
export function ProductPage({ content, children }: ProductPageProps) {
  const product = productOf(content.slug);
  return (
    <OutlineProvider outline={content.outline}>
      <Opening content={content} product={product} />
      <Features title={content.featuresTitle} features={content.features} />
      <FigureSection content={content}>{children}</FigureSection>
      <CallToAction title={content.closing} notice={content.notice} />
      <NextProduct product={productAfter(product)} />
    </OutlineProvider>
  );
}
