import type { ReactNode } from "react";
import { productOutlines } from "../../content/products/outlines.ts";
import { productTemplate } from "../../content/products/template.ts";
import type { SystemContent } from "../../content/types.ts";
import { Section } from "../../ui/section.tsx";

interface FigureSectionProps {
  readonly content: SystemContent;
  readonly children?: ReactNode;
}

export default function FigureSection({ content, children }: FigureSectionProps) {
  return (
    <Section
      outline={productOutlines[content.slug]}
      id="how-it-works"
      label={productTemplate.figure}
      title={content.figureTitle}
      ground="sheet"
    >
      <p className="col-span-full mt-6 text-lede lg:col-span-7 lg:col-start-4">{content.figureText}</p>
      {children}
    </Section>
  );
}
