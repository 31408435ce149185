import { capabilities } from "../../../content/home/capabilities.ts";
import { products } from "../../../content/products/catalog.ts";
import { Section } from "../../../ui/section.tsx";
import { CapabilityCard } from "./capability-card.tsx";

/** The first opens the chapter; wide and narrow cards in turn, so that the eye walks a Z; an odd one out closes the list at full width. */
function layoutOf(index: number) {
  if (index === 0) return "lead";
  if (index % 2 === 0 && index === products.length - 1) return "full";
  return index % 4 === 0 || index % 4 === 3 ? "wide" : "narrow";
}

export default function Capabilities() {
  return (
    <Section id="capabilities" label={capabilities.label} title={capabilities.title}>
      <ul className="col-span-full mt-[clamp(0.75rem,3.5vw,3.5rem)] grid grid-cols-subgrid gap-y-[clamp(2rem,5vw,4rem)]">
        {products.map((product, index) => (
          <CapabilityCard key={product.slug} product={product} layout={layoutOf(index)} />
        ))}
      </ul>
    </Section>
  );
}
