import { capabilities } from "../../../content/home/capabilities.ts";
import { products } from "../../../content/products/catalog.ts";
import { Section } from "../../../ui/section.tsx";
import { CapabilityCard } from "./capability-card.tsx";

/** Wide and narrow cards in turn, so that the eye walks a Z; the aircraft closes the row at full width. */
const layouts = ["wide", "narrow", "narrow", "wide", "full"] as const;

export function Capabilities() {
  return (
    <Section id="capabilities" number="1.0" label={capabilities.label} title={capabilities.title}>
      <ul className="col-span-full mt-14 grid grid-cols-subgrid gap-y-16">
        {products.map((product, index) => (
          <CapabilityCard
            key={product.slug}
            product={product}
            number={index + 1}
            layout={layouts[index] ?? "wide"}
          />
        ))}
      </ul>
    </Section>
  );
}
