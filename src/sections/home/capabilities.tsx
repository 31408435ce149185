import { capabilities } from "../../content/home/capabilities.ts";
import { homeOutline } from "../../content/home/outline.ts";
import { products } from "../../content/products/catalog.ts";
import { Section } from "../../ui/section.tsx";
import { CapabilityCard } from "./capability-card.tsx";

export default function Capabilities() {
  return (
    <Section outline={homeOutline} id="capabilities" label={capabilities.label} title={capabilities.title}>
      <p className="col-span-full mt-2 text-second text-small lg:col-start-4 lg:mt-4">
        {capabilities.models}
      </p>
      <ul className="col-span-full mt-3 grid lg:mt-0 grid-cols-subgrid max-md:gap-y-8">
        {products.map((product) => (
          <CapabilityCard key={product.slug} product={product} />
        ))}
      </ul>
    </Section>
  );
}
