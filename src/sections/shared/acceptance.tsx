import { productTemplate } from "../../content/products/template.ts";
import type { Depth, Glossary, Outline } from "../../content/types.ts";
import { Fold } from "../../ui/fold.tsx";
import { Section } from "../../ui/section.tsx";
import { Steps } from "./depth/steps.tsx";

interface AcceptanceProps {
  readonly outline: Outline;
  readonly depth: Depth;
  readonly glossary: Glossary;
}

/** How a buyer proves what the page says: one strip. */
export default function Acceptance({ outline, depth, glossary }: AcceptanceProps) {
  const { acceptanceTitle, acceptance } = depth;
  return (
    <Section
      outline={outline}
      id="acceptance"
      label={productTemplate.acceptance}
      title={acceptanceTitle}
      volume="band"
    >
      <Fold
        heading={
          <p className="py-2.5 pr-8 text-second text-small sm:hidden print:hidden">
            {acceptance.map(({ title }) => `${title}.`).join(" ")}
          </p>
        }
        className="col-span-full mt-1 mb-2 max-sm:border-rule max-sm:border-y sm:mt-4 lg:mt-0 lg:mb-6"
      >
        <Steps steps={acceptance} glossary={glossary} />
      </Fold>
    </Section>
  );
}
