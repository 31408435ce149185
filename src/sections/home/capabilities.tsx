import { capabilities } from "../../content/home/capabilities.ts";
import { homeOutline } from "../../content/home/outline.ts";
import { products } from "../../content/products/catalog.ts";
import { Section } from "../../ui/section.tsx";
import { ByProblem } from "./by-problem.tsx";
import { CapabilityCard } from "./capability-card.tsx";

export default function Capabilities() {
  return (
    <Section outline={homeOutline} id="capabilities" label={capabilities.label} title={capabilities.title}>
      <ByProblem />
      <ul className="col-span-full mt-5 grid lg:mt-6 grid-cols-subgrid max-md:gap-y-8">
        {products.map((product) => (
          <CapabilityCard key={product.slug} product={product} />
        ))}
      </ul>
    </Section>
  );
}
