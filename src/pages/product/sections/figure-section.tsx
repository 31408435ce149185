import type { ReactNode } from "react";
import { productTemplate } from "../../../content/products/template.ts";
import type { SystemContent } from "../../../content/types.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Section } from "../../../ui/section.tsx";

interface FigureSectionProps {
  readonly content: SystemContent;
  readonly children?: ReactNode;
  readonly instrument?: ReactNode;
}

export function FigureSection({ content, children, instrument }: FigureSectionProps) {
  return (
    <Section number="2.0" label={productTemplate.figure} title={content.figureTitle} ground="sheet">
      <p className="col-span-full mt-6 max-w-[38rem] text-lede lg:col-span-7 lg:col-start-4">
        {content.figureText}
      </p>
      {content.figureCaption && (
        <FigureFrame number={2} caption={content.figureCaption} className="col-span-full mt-14">
          {children}
        </FigureFrame>
      )}
      {instrument}
    </Section>
  );
}
