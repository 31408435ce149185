import type { ReactNode } from "react";
import { productOutlines } from "../../content/products/outlines.ts";
import { emergency, failsafeLimits, limitsTitle } from "../../content/products/syfor-drones/copy.ts";
import { Fold } from "../../ui/fold.tsx";
import { RunIn } from "../../ui/run-in.tsx";
import { Section } from "../../ui/section.tsx";

export default function Emergency({ children }: { readonly children?: ReactNode }) {
  return (
    <Section
      outline={productOutlines["syfor-drones"]}
      id="emergency"
      label={emergency.label}
      title={emergency.title}
      ground="night"
    >
      <p className="col-span-full mt-3 text-small lg:col-span-9 lg:col-start-4 lg:mt-8 lg:text-lede">
        {emergency.text}
      </p>
      {children}
      <Fold
        heading={<h3 className="border-strong border-t py-2 font-semibold">{limitsTitle}</h3>}
        className="col-span-full mt-6 lg:mt-16"
      >
        <ul className="gap-x-(--gutter) sm:grid sm:grid-cols-2 lg:grid-cols-4">
          {failsafeLimits.map(({ title, text }) => (
            <li key={title} className="border-rule border-t py-1.5 text-small lg:py-3">
              <RunIn name={title} /> <span className="text-second">{text}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}
