import type { Product } from "../../content/types.ts";
import { Arrow } from "../../ui/arrow.tsx";

/** Four ways into the catalog, at the foot of the hero: one line each. */
export const HeroTiles = ({ products }: { readonly products: readonly Product[] }) => (
  <ul className="grid gap-x-(--gutter) border-rule border-t max-sm:pb-2 sm:grid-cols-2 lg:grid-cols-4">
    {products.map(({ slug, path, name }) => (
      <li key={slug} className="border-rule max-sm:not-first:border-t sm:max-lg:nth-[n+3]:border-t">
        <a
          href={path}
          className="group flex h-full items-center justify-between gap-3 py-2 font-semibold sm:py-4 lg:text-small"
        >
          {name}
          <Arrow />
        </a>
      </li>
    ))}
  </ul>
);
