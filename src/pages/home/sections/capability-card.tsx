import { capabilityCards, capabilityPictures } from "../../../content/home/capabilities.ts";
import type { Product, ProductSlug } from "../../../content/types.ts";
import { Arrow } from "../../../ui/arrow.tsx";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";

type Layout = "lead" | "wide" | "narrow" | "full";

interface CapabilityCardProps {
  readonly product: Product;
  readonly layout: Layout;
}

const spans: Record<Layout, string> = {
  lead: "md:col-span-6 lg:col-span-7",
  wide: "md:col-span-6 lg:col-span-7",
  narrow: "md:col-span-6 lg:col-span-5",
  full: "md:grid md:grid-cols-subgrid",
};

/** Where a crop looks that is narrower than the picture, so that what it is about stays in it. */
const leanings: Partial<Record<ProductSlug, string>> = {
  "drone-detection": "lg:object-[62%_50%]",
  "gnss-jamming-spoofing": "lg:object-[47%_50%]",
};

/** One height for the two that stand side by side: no higher than what leaves the narrow one its sides. */
const wideCrop = "md:aspect-4/3 lg:aspect-auto lg:h-[clamp(18rem,30vw,30rem)] object-cover bg-plate";
const crop = `aspect-4/3 ${wideCrop}`;
const crops: Record<Layout, string> = {
  lead: wideCrop,
  wide: crop,
  narrow: crop,
  full: "aspect-3/2 max-md:-mx-(--page-margin) max-md:w-screen max-w-none object-cover lg:aspect-[2/1]",
};

const drawnWidths: Record<Layout, { readonly base: string; readonly md: string; readonly lg: string }> = {
  lead: { base: "100vw", md: "50vw", lg: "50vw" },
  wide: { base: "75vw", md: "50vw", lg: "50vw" },
  narrow: { base: "75vw", md: "50vw", lg: "54vw" },
  full: { base: "100vw", md: "50vw", lg: "66vw" },
};

/** On a narrow screen the first and the last fill it from edge to edge; the others stand at its edge, beside their four features. */
export function CapabilityCard({ product, layout }: CapabilityCardProps) {
  const { description, features } = capabilityCards[product.slug];
  const picture = capabilityPictures[product.slug];
  const isFull = layout === "full";
  const isLead = layout === "lead";
  const isStamp = !isLead && !isFull;
  return (
    <li
      className={`group relative col-span-full gap-x-(--gutter) ${isStamp ? "max-md:grid max-md:grid-cols-2" : ""} ${spans[layout]}`}
    >
      <FigureFrame
        id={product.slug}
        caption={picture.caption}
        className={`${isStamp ? "max-md:contents max-md:[&_figcaption]:order-2 max-md:[&_figcaption]:col-span-full max-md:[&_figcaption]:mt-1" : ""} ${isFull ? "md:col-span-6 lg:col-span-8" : ""}`}
      >
        <div
          className={
            isStamp
              ? "overflow-hidden max-md:-ml-(--page-margin) max-md:order-1 max-md:mt-3"
              : "md:overflow-hidden"
          }
        >
          <Picture
            picture={picture}
            drawn={drawnWidths[layout]}
            bleed={isLead}
            className={`w-full transition-transform duration-300 ease-out group-hover:scale-[1.015] ${crops[layout]} ${leanings[product.slug] ?? ""}`}
          />
        </div>
      </FigureFrame>
      <div
        className={`${isStamp ? "max-md:contents" : "max-md:mt-4"} ${isFull ? "md:col-span-6 md:self-end lg:col-span-4 lg:border-strong lg:border-t-2" : "md:mt-5"}`}
      >
        <h3 className="col-span-full flex items-center gap-3 font-semibold text-[1.2rem] leading-tight md:text-title lg:pt-3">
          <Icon name={product.icon} className="size-6 shrink-0" />
          <a
            href={product.path}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {product.name}&nbsp;
            <Arrow className="inline text-accent" />
          </a>
        </h3>
        <p className="col-span-full mt-2 text-small">{description}</p>
        <ul
          className={`mt-3 grid gap-x-(--gutter) border-rule border-b max-md:order-1 md:mt-5 ${isStamp ? "" : "grid-cols-2"} ${isFull ? "md:grid-cols-1" : "md:grid-cols-2"}`}
        >
          {features.map((feature) => (
            <li key={feature} className="border-rule border-t py-1 text-small">
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
