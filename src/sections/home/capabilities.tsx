import { capabilities, comparison } from "../../content/home/capabilities.ts";
import { homeOutline } from "../../content/home/outline.ts";
import { products } from "../../content/products/catalog.ts";
import { sectionHref } from "../../content/site/navigation.ts";
import { Section } from "../../ui/section.tsx";
import { CapabilityCard } from "./capability-card.tsx";
import { Compare } from "./compare.tsx";
import { ScenarioLink } from "./scenario-link.tsx";

export default function Capabilities() {
  return (
    <Section outline={homeOutline} id="capabilities" label={capabilities.label} title={capabilities.title}>
      <p className="screen-only relative z-1 col-span-full mt-1 text-small lg:col-span-9 lg:col-start-4 xl:col-span-3 xl:col-start-1 xl:row-start-2 xl:self-start">
        <a href={sectionHref(comparison.id)} className="prose-link inline-block py-2">
          {comparison.title}
        </a>
      </p>
      <div className="capabilities col-span-full xl:row-start-2">
        <ul className="contents">
          {products.map((product) => (
            <CapabilityCard key={product.slug} product={product} />
          ))}
        </ul>
        <ScenarioLink />
      </div>
      <Compare />
    </Section>
  );
}
