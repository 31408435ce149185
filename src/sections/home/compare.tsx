// biome-ignore-all lint/a11y/noRedundantRoles: laid out as grids, some browsers no longer take these elements for a table.

import { comparison } from "../../content/home/capabilities.ts";
import { products } from "../../content/products/catalog.ts";
import { compared } from "../../content/products/compare.ts";
import { problems } from "../../content/products/problems.ts";
import type { Product } from "../../content/types.ts";
import { captionId, FigureFrame } from "../../ui/figure-frame.tsx";

const [, , ...terms] = comparison.head;

function Row({ product: { slug, path, name } }: { readonly product: Product }) {
  const { needs, cannot, authority } = compared[slug];
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <a href={path} className="prose-link">
          {name}
        </a>
      </th>
      <td role="cell">{problems[slug]}</td>
      {[needs, cannot, authority].map((text, index) => (
        <td key={text} role="cell" data-term={terms[index]}>
          {text}
        </td>
      ))}
    </tr>
  );
}

/** All five in one table; in a narrow window five entries, each value beside its term. */
export const Compare = () => (
  <div className="compare col-span-full">
    <h3 id={comparison.id} className="font-semibold text-title">
      {comparison.title}
    </h3>
    <FigureFrame id="systems" kind="tables" caption={comparison.caption}>
      <table role="table" aria-labelledby={captionId("systems")}>
        <thead role="rowgroup" className="label">
          <tr role="row">
            {comparison.head.map((title) => (
              <th key={title} scope="col" role="columnheader" className="nth-2:sr-only">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {products.map((product) => (
            <Row key={product.slug} product={product} />
          ))}
        </tbody>
      </table>
    </FigureFrame>
  </div>
);
