import { capabilityCards, capabilityPictures } from "../../../content/home/capabilities.ts";
import type { Product, ProductSlug } from "../../../content/types.ts";
import { Arrow } from "../../../ui/arrow.tsx";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";

type Layout = "lead" | "narrow" | "whole" | "full";

/** The first opens the chapter beside a narrow one; two models are shown whole; the aircraft closes the list at full width. */
const layouts: Record<ProductSlug, Layout> = {
  "anti-drone-solution": "lead",
  "drone-detection": "narrow",
  "gnss-jamming-spoofing": "whole",
  "cyber-warfare-simulation": "whole",
  "syfor-drones": "full",
};

const spans: Record<Layout, string> = {
  lead: "md:flex md:col-span-6 lg:col-span-7",
  narrow: "md:flex md:col-span-6 lg:col-span-5",
  whole: "md:flex md:col-span-6",
  full: "md:grid md:grid-cols-subgrid",
};

/** One height for the two that stand side by side: no higher than what leaves the narrow one its sides. */
const wideCrop = "md:aspect-4/3 lg:aspect-auto lg:h-[clamp(18rem,30vw,30rem)] object-cover bg-plate";
const acrossPhone = "max-md:-mx-(--page-margin) max-md:w-screen max-w-none";
const crops: Record<Layout, string> = {
  lead: `max-md:aspect-3/2! max-md:object-center ${wideCrop}`,
  // What it is about stays in it.
  narrow: `aspect-[9/4] max-md:object-[50%_25%] lg:object-[62%_50%] ${acrossPhone} ${wideCrop}`,
  // Its paper is the page's: no stand-in may show at its edge.
  whole: `aspect-3/2 bg-none! ${acrossPhone}`,
  full: `aspect-[2/1] max-md:aspect-[2/1]! max-md:object-[50%_45%] ${acrossPhone} object-cover md:max-lg:aspect-3/2`,
};

/** On a phone three quarters of its fine pixels look like all of them. */
const base = "76vw";
const drawnWidths: Record<Layout, { readonly base: string; readonly md: string; readonly lg: string }> = {
  lead: { base, md: "50vw", lg: "50vw" },
  narrow: { base, md: "50vw", lg: "54vw" },
  whole: { base, md: "50vw", lg: "46vw" },
  full: { base, md: "50vw", lg: "66vw" },
};

/** On a narrow screen each fills it from edge to edge. Side by side, two end on one line. */
export function CapabilityCard({ product }: { readonly product: Product }) {
  const { description, features } = capabilityCards[product.slug];
  const picture = capabilityPictures[product.slug];
  const layout = layouts[product.slug];
  const isFull = layout === "full";
  return (
    <li className={`group relative col-span-full flex-col gap-x-(--gutter) ${spans[layout]}`}>
      <FigureFrame
        id={product.slug}
        caption={picture.caption}
        className={isFull ? "md:col-span-6 lg:col-span-8" : ""}
      >
        <div className="md:overflow-hidden">
          <Picture
            picture={picture}
            drawn={drawnWidths[layout]}
            bleed={layout === "lead"}
            className={`w-full transition-transform duration-300 ease-out group-hover:scale-[1.015] ${crops[layout]}`}
          />
        </div>
      </FigureFrame>
      <div
        className={`mt-3 ${isFull ? "md:col-span-6 md:self-end lg:col-span-4 lg:border-strong lg:border-t-2" : "grow flex-col md:mt-5 md:flex"}`}
      >
        <h3 className="flex items-center gap-3 font-semibold text-[1.2rem] leading-tight md:text-title lg:pt-3">
          <Icon name={product.icon} className="size-6 shrink-0" />
          <a
            href={product.path}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {product.name}&nbsp;
            <Arrow className="inline text-accent" />
          </a>
        </h3>
        <p className="mt-1 mb-2 text-small md:mt-2 md:mb-5">{description}</p>
        <ul className={`mt-auto grid gap-x-(--gutter) border-rule border-b ${isFull ? "" : "grid-cols-2"}`}>
          {features.map((feature) => (
            <li key={feature} className="border-rule border-t py-0.5 text-small md:py-1">
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
