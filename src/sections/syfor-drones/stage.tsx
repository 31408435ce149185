import type { ReactNode } from "react";
import { productOutlines } from "../../content/products/outlines.ts";
import { stage } from "../../content/products/syfor-drones/stage.ts";
import { Section } from "../../ui/section.tsx";

export default function Stage({ children }: { readonly children?: ReactNode }) {
  return (
    <Section
      outline={productOutlines["syfor-drones"]}
      id="key-features"
      label={stage.label}
      title={stage.title}
    >
      {children}
    </Section>
  );
}
