import { capabilities } from "../../../content/home/capabilities.ts";
import { products } from "../../../content/products/catalog.ts";
import { Section } from "../../../ui/section.tsx";
import { CapabilityCard } from "./capability-card.tsx";

export default function Capabilities() {
  return (
    <Section id="capabilities" label={capabilities.label} title={capabilities.title}>
      <ul className="col-span-full mt-[clamp(0.75rem,3.5vw,3.5rem)] grid grid-cols-subgrid gap-y-[clamp(2rem,5vw,4rem)]">
        {products.map((product) => (
          <CapabilityCard key={product.slug} product={product} />
        ))}
      </ul>
    </Section>
  );
}
