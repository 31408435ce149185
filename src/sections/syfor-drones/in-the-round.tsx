import type { ReactNode } from "react";
import { productOutlines } from "../../content/products/outlines.ts";
import { viewer } from "../../content/products/syfor-drones/copy.ts";
import { Section } from "../../ui/section.tsx";

export default function InTheRound({ children }: { readonly children?: ReactNode }) {
  return (
    <Section
      outline={productOutlines["syfor-drones"]}
      id="in-the-round"
      label={viewer.label}
      title={viewer.title}
    >
      {children}
    </Section>
  );
}
