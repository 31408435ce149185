import { productTemplate } from "../../content/products/template.ts";
import type { Product } from "../../content/types.ts";
import { Arrow } from "../../ui/arrow.tsx";

export function NextProduct({ product }: { readonly product: Product }) {
  return (
    <nav aria-label={productTemplate.nextLabel} className="on-night border-rule border-t">
      <a href={product.path} className="group block py-10">
        <span className="page-grid items-baseline">
          <span className="label col-span-full text-second lg:col-span-3">{productTemplate.next}</span>
          <span className="display col-span-full mt-2 flex items-center justify-between gap-6 text-section lg:col-span-9 lg:mt-0">
            {product.name}
            <Arrow className="text-signal" />
          </span>
        </span>
      </a>
    </nav>
  );
}
