import type { ProductsLink } from "../content/site/navigation.ts";
import { Icon } from "../ui/icon.tsx";
import { ProductRow } from "../ui/product-row.tsx";
import { barItemStyle } from "./bar-item.ts";

interface ProductsMenuProps {
  readonly menu: ProductsLink;
  readonly currentPath: string;
}

const panelId = "products-panel";
const linkStyle = [
  "group grid grid-cols-[1.5rem_15.5rem_1fr_1rem] items-center gap-x-5 border-transparent border-l-2 px-6 py-4.5",
  "hover:bg-text hover:text-ground focus-visible:-outline-offset-2 aria-[current=page]:border-accent",
].join(" ");

export function ProductsMenu({ menu, currentPath }: ProductsMenuProps) {
  const isCurrent = menu.items.some(({ path }) => path === currentPath);
  return (
    <li data-products-menu="" className="h-full">
      <button
        type="button"
        aria-controls={panelId}
        aria-expanded="false"
        data-current={isCurrent || undefined}
        className={`${barItemStyle} group gap-1.5 aria-expanded:after:scale-x-100`}
      >
        {menu.label}
        <Icon
          name="chevron"
          className="size-4 transition-transform duration-150 group-aria-expanded:rotate-180"
        />
      </button>
      <ul
        id={panelId}
        className="on-night absolute top-full right-0 w-[min(52rem,100%)] border border-rule border-t-0"
      >
        {menu.items.map((product) => (
          <li key={product.path} className="border-rule not-first:border-t">
            <a
              href={product.path}
              aria-current={product.path === currentPath ? "page" : undefined}
              className={linkStyle}
            >
              <ProductRow product={product} />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
