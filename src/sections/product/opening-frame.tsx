import type { ReactNode } from "react";
import { productOf } from "../../content/products/catalog.ts";
import { productOutlines } from "../../content/products/outlines.ts";
import { productTemplate } from "../../content/products/template.ts";
import type { SystemCopy } from "../../content/types.ts";
import { Icon } from "../../ui/icon.tsx";
import { OutlineProvider } from "../../ui/outline.tsx";
import { Contents } from "../shared/contents.tsx";

interface OpeningFrameProps {
  readonly copy: SystemCopy;
  /** In the order of a phone: statement, plate, paragraph, users. A wide page places them in its grid. */
  readonly children: ReactNode;
  /** Where a wide page has its contents: in a margin, one chapter below the other, unless told how they run. */
  readonly contents: string;
  readonly list?: string;
}

/** A name steps back where the page's great line stands below it. On a phone it grows with its column, so that it breaks at every width where its stand-in did. */
const names = {
  large:
    "text-[min(2.6rem,(100vw-2*var(--page-margin))*0.115)] leading-[0.98] sm:text-[clamp(2.5rem,1.2rem+5vw,5.25rem)]",
  small: "text-title",
};

/** The first screen: which of the systems it is, its name, and what the page puts below. */
export function OpeningFrame({ copy, children, contents, list = "" }: OpeningFrameProps) {
  const product = productOf(copy.content.slug);
  return (
    <section className="on-paper isolate overflow-x-clip pt-[calc(var(--header-height)+clamp(1.25rem,4vw,4rem))]">
      {/* Rows as high as their words: what is taller beside them is made up for below. */}
      <div className="page-grid lg:grid-rows-[auto_auto_auto_auto_1fr]">
        <p className="label col-span-full flex items-center gap-3 self-center lg:col-[1/span_3] lg:row-start-1">
          <Icon name={product.icon} className="size-5 print:hidden" />
          {productTemplate.position(product)}
        </p>
        <h1
          className={`display col-span-full mt-3 lg:col-span-9 lg:mt-0 ${copy.content.great ? names.small : names.large}`}
        >
          {product.name}
        </h1>
        <OutlineProvider outline={productOutlines[product.slug]}>{children}</OutlineProvider>
        <Contents chapters={copy.contents} list={list} className={contents} />
      </div>
    </section>
  );
}
