import { capabilities, capabilityCards } from "../../../content/home/capabilities.ts";
import { productPictures } from "../../../content/products/pictures.ts";
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
  wide: "lg:col-span-7",
  narrow: "lg:col-span-5",
  full: "lg:grid lg:grid-cols-subgrid",
};

/** Where a narrow crop looks, so that mast and drone, receiver and false twin stay in the picture. */
const leanings: Partial<Record<ProductSlug, string>> = {
  "drone-detection": "lg:object-[62%_50%]",
  "gnss-jamming-spoofing": "lg:object-[46%_50%]",
};

/** One height for the two that stand side by side. */
const crop = "aspect-3/2 lg:aspect-auto lg:h-[clamp(20rem,34vw,34rem)] object-cover bg-plate";
const crops: Record<Layout, string> = {
  wide: crop,
  narrow: crop,
  full: "aspect-3/2 lg:aspect-[16/9] object-contain bg-plate",
};

const drawnWidths: Record<Layout, { readonly base: string; readonly lg: string }> = {
  wide: { base: "92vw", lg: "50vw" },
  narrow: { base: "92vw", lg: "54vw" },
  full: { base: "92vw", lg: "58vw" },
};

export function CapabilityCard({ product, layout }: CapabilityCardProps) {
  const { description, features } = capabilityCards[product.slug];
  const picture = productPictures[product.slug];
  return (
    <li className={`group relative col-span-full ${spans[layout]}`}>
      <FigureFrame
        id={product.slug}
        caption={picture.caption}
        className={layout === "full" ? "lg:col-span-8" : ""}
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
        className={layout === "full" ? "mt-6 lg:col-span-4 lg:mt-0 lg:border-strong lg:border-t-2" : "mt-6"}
      >
        <h3 className="flex items-center gap-3 font-semibold text-title lg:pt-3">
          <Icon name={product.icon} className="size-6 shrink-0" />
          <a
            href={product.path}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {product.name}
          </a>
        </h3>
        <p className="mt-3 max-w-[36rem]">{description}</p>
        <ul
          className={`mt-5 grid gap-x-(--gutter) border-rule border-b ${layout === "full" ? "" : "sm:grid-cols-2"}`}
        >
          {features.map((feature) => (
            <li key={feature} className="border-rule border-t py-2.5 text-small">
              {feature}
            </li>
          ))}
        </ul>
        <p className="mt-4 flex items-center gap-2 font-semibold text-accent text-small" aria-hidden="true">
          {capabilities.more} <Arrow />
        </p>
      </div>
    </li>
  );
}
