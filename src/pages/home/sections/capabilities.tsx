import { capabilities } from "../../../content/home/capabilities.ts";
import { products } from "../../../content/products/catalog.ts";
import { Section } from "../../../ui/section.tsx";
import { CapabilityCard } from "./capability-card.tsx";

export default function Capabilities() {
  return (
    <Section id="capabilities" label={capabilities.label} title={capabilities.title}>
      <ul className="col-span-full mt-3 grid lg:mt-0 grid-cols-subgrid max-md:gap-y-8">
        {products.map((product) => (
          <CapabilityCard key={product.slug} product={product} />
        ))}
      </ul>
    </Section>
  );
}
