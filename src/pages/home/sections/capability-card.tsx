import { capabilityCards, capabilityPictures } from "../../../content/home/capabilities.ts";
import type { Product, ProductSlug } from "../../../content/types.ts";
import { Arrow } from "../../../ui/arrow.tsx";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";

type Layout = "wide" | "narrow" | "full";

interface CapabilityCardProps {
  readonly product: Product;
  readonly layout: Layout;
}

const spans: Record<Layout, string> = {
  wide: "sm:col-span-6 lg:col-span-7",
  narrow: "sm:col-span-6 lg:col-span-5",
  full: "sm:grid sm:grid-cols-subgrid",
};

/** Where a crop looks that is narrower than the picture, so that what it is about stays in it. */
const leanings: Partial<Record<ProductSlug, string>> = {
  "drone-detection": "lg:object-[62%_50%]",
  "gnss-jamming-spoofing": "lg:object-[46%_50%]",
};

/** One height for the two that stand side by side. */
const crop = "aspect-4/3 lg:aspect-auto lg:h-[clamp(20rem,34vw,34rem)] object-cover bg-plate";
const crops: Record<Layout, string> = {
  wide: crop,
  narrow: crop,
  full: "aspect-4/3 object-cover lg:aspect-[8/5]",
};

const drawnWidths: Record<Layout, { readonly base: string; readonly md: string; readonly lg: string }> = {
  wide: { base: "75vw", md: "50vw", lg: "50vw" },
  narrow: { base: "75vw", md: "50vw", lg: "54vw" },
  full: { base: "75vw", md: "50vw", lg: "58vw" },
};

/** On a narrow screen the picture stands at its edge, beside the four features. */
export function CapabilityCard({ product, layout }: CapabilityCardProps) {
  const { description, features } = capabilityCards[product.slug];
  const picture = capabilityPictures[product.slug];
  const isFull = layout === "full";
  return (
    <li
      className={`group relative col-span-full max-sm:grid max-sm:grid-cols-2 gap-x-(--gutter) ${spans[layout]}`}
    >
      <FigureFrame
        id={product.slug}
        caption={picture.caption}
        className={`max-sm:-ml-(--page-margin) max-sm:order-1 max-sm:mt-3 max-sm:[&_figcaption]:hidden ${isFull ? "sm:col-span-6 lg:col-span-7" : ""}`}
      >
        <div className="overflow-hidden">
          <Picture
            picture={picture}
            drawn={drawnWidths[layout]}
            className={`w-full transition-transform duration-300 ease-out group-hover:scale-[1.015] ${crops[layout]} ${leanings[product.slug] ?? ""}`}
          />
        </div>
      </FigureFrame>
      <div
        className={`max-sm:contents ${isFull ? "sm:col-span-6 sm:self-center lg:col-span-5 lg:border-strong lg:border-t-2" : "mt-5"}`}
      >
        <h3 className="col-span-full flex items-center gap-3 font-semibold text-[1.2rem] leading-tight sm:text-title lg:pt-3">
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
        <ul className="mt-3 grid gap-x-(--gutter) border-rule border-b max-sm:order-1 sm:mt-5 sm:grid-cols-2">
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
