import type { Product } from "../content/types.ts";
import { Arrow } from "./arrow.tsx";
import { Icon } from "./icon.tsx";

/** What a list of products says of each: place it in a link that is a `group` and a grid of four columns. */
export function ProductRow({ product, aside = "" }: { readonly product: Product; readonly aside?: string }) {
  return (
    <>
      <Icon name={product.icon} className="size-5.5" />
      <span className="font-semibold text-body">{product.name}</span>
      <span className={`text-second group-hover:text-[inherit] ${aside}`}>{product.summary}</span>
      <Arrow />
    </>
  );
}
