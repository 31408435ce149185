import { capabilityCards, capabilityPictures } from "../../content/home/capabilities.ts";
import type { Product, ProductSlug } from "../../content/types.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Noted } from "../../ui/note-mark.tsx";
import { Picture } from "../../ui/picture.tsx";

/** Two large models open and close the list; between them stand three small ones. */
const large: readonly ProductSlug[] = ["anti-drone-solution", "syfor-drones"];

/** On a phone three quarters of its fine pixels look like all of them. */
const drawn = {
  large: { base: "76vw", md: "50vw", page: "42vw" },
  small: { base: "30vw", md: "28vw", page: "21vw" },
};

export function CapabilityCard({ product }: { readonly product: Product }) {
  const { description, features } = capabilityCards[product.slug];
  const picture = capabilityPictures[product.slug];
  const size = large.includes(product.slug) ? "large" : "small";
  return (
    <li data-size={size} className="capability group">
      <FigureFrame id={product.slug} caption={picture.caption}>
        <div>
          <Picture picture={picture} drawn={drawn[size]} className="bg-none!" />
        </div>
      </FigureFrame>
      <div>
        <h3>
          <Icon name={product.icon} className="size-6 shrink-0" />
          <a
            href={product.path}
            className="py-1 after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {product.name}&nbsp;
            <Arrow className="inline text-accent" />
          </a>
        </h3>
        <p>
          <Noted text={description} />
        </p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
