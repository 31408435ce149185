import type { Product } from "../../content/types.ts";
import { Arrow } from "../../ui/arrow.tsx";

/** Four ways into the catalog, at the foot of the hero: one line each where the screen is narrow. */
export function HeroTiles({ products }: { readonly products: readonly Product[] }) {
  return (
    <ul className="grid border-rule border-t max-sm:pb-2 sm:grid-cols-2 xl:grid-cols-4 xl:gap-x-(--gutter)">
      {products.map(({ slug, path, name, summary }) => (
        <li
          key={slug}
          className="border-rule not-first:border-t sm:nth-2:border-t-0 sm:odd:border-r xl:not-first:border-t-0 xl:not-last:border-r"
        >
          <a
            href={path}
            className="group block h-full py-2 sm:px-6 sm:py-5 sm:in-[li:nth-child(odd)]:pl-0 xl:in-[li:not(:first-child)]:pl-0 sm:in-[li:last-child]:pr-0 sm:max-xl:in-[li:nth-child(2)]:pr-0"
          >
            <span className="flex items-center justify-between gap-3 font-semibold text-body">
              {name}
              <Arrow />
            </span>
            <span className="mt-1 hidden max-w-[24rem] text-second text-small sm:block">{summary}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
