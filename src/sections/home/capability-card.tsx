import { capabilityCards, capabilityPictures } from "../../content/home/capabilities.ts";
import type { Product, ProductSlug } from "../../content/types.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Noted } from "../../ui/note-mark.tsx";
import { Picture } from "../../ui/picture.tsx";

type Layout = "lead" | "narrow" | "even" | "full";

/** The first opens the chapter beside a narrow one; two share the next line; the aircraft closes the list at full width. */
const layouts: Record<ProductSlug, Layout> = {
  "anti-drone-solution": "lead",
  "drone-detection": "narrow",
  "gnss-jamming-spoofing": "even",
  "cyber-warfare-simulation": "even",
  "syfor-drones": "full",
};

/** Two models side by side stand on one ground, whatever their sizes, and the words of both begin below it. */
const onOneLine = "md:grid md:row-span-3 md:grid-rows-subgrid";
const spans: Record<Layout, string> = {
  lead: `md:col-span-6 lg:col-span-7 ${onOneLine}`,
  narrow: `md:col-span-6 lg:col-span-5 ${onOneLine}`,
  even: `md:col-span-6 ${onOneLine}`,
  full: "md:grid md:grid-cols-subgrid",
};

const acrossPhone = "max-md:-mx-(--page-margin) max-md:w-screen max-w-none";
/** The models' paper is the page's: no stand-in may show at its edge. */
const model = `bg-none! object-cover object-bottom ${acrossPhone}`;
const crops: Record<Layout, string> = {
  lead: `aspect-video ${model}`,
  narrow: `aspect-3/2 ${model}`,
  even: `aspect-3/2 ${model}`,
  full: `aspect-[2/1] max-md:aspect-[2/1]! max-md:object-[50%_45%] ${acrossPhone} object-cover md:max-lg:aspect-3/2`,
};

/** On a phone three quarters of its fine pixels look like all of them. */
const base = "76vw";
const drawnWidths: Record<Layout, { readonly base: string; readonly md: string; readonly lg: string }> = {
  lead: { base, md: "50vw", lg: "54vw" },
  narrow: { base, md: "50vw", lg: "38vw" },
  even: { base, md: "50vw", lg: "46vw" },
  full: { base, md: "50vw", lg: "66vw" },
};

/** On a narrow screen each fills it from edge to edge. Side by side, two end on one line. */
export function CapabilityCard({ product }: { readonly product: Product }) {
  const { description, features } = capabilityCards[product.slug];
  const picture = capabilityPictures[product.slug];
  const layout = layouts[product.slug];
  const isFull = layout === "full";
  return (
    <li className={`group relative col-span-full gap-x-(--gutter) ${spans[layout]}`}>
      <FigureFrame
        id={product.slug}
        caption={picture.caption}
        className={isFull ? "md:col-span-6 lg:col-span-8" : "md:row-span-2 md:grid md:grid-rows-subgrid"}
      >
        <div className="md:self-end md:overflow-hidden">
          <Picture
            picture={picture}
            drawn={drawnWidths[layout]}
            className={`w-full transition-transform duration-300 ease-out group-hover:scale-[1.015] ${crops[layout]}`}
          />
        </div>
      </FigureFrame>
      <div
        className={`mt-3 ${isFull ? "md:col-span-6 md:self-end lg:col-span-4 lg:border-strong lg:border-t-2" : "flex-col md:mt-5 md:mb-9 md:flex"}`}
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
        <p className="mt-1 mb-2 text-small md:mt-2 md:mb-4">
          <Noted text={description} />
        </p>
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
