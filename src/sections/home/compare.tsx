import { comparison } from "../../content/home/capabilities.ts";
import { products } from "../../content/products/catalog.ts";
import { compared } from "../../content/products/compare.ts";
import { problems } from "../../content/products/problems.ts";
import type { Product } from "../../content/types.ts";
import { captionId, FigureFrame } from "../../ui/figure-frame.tsx";

function Row({ product: { slug, path, name } }: { readonly product: Product }) {
  const { needs, cannot, authority } = compared[slug];
  return (
    <tr>
      <th scope="row">
        <a href={path} className="prose-link">
          {name}
        </a>
      </th>
      <td>{problems[slug]}</td>
      <td>{needs}</td>
      <td>{cannot}</td>
      <td>{authority}</td>
    </tr>
  );
}

/** All five in one table. In a window narrower than it, it scrolls by touch and by arrow keys, its first column standing. */
export const Compare = () => (
  <div className="compare col-span-full">
    <h3 id={comparison.id} className="font-semibold text-title">
      {comparison.title}
    </h3>
    <p className="compare-cue label" aria-hidden="true">
      {`${comparison.cue} →`}
    </p>
    <FigureFrame id="systems" kind="tables" caption={comparison.caption}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section aria-labelledby={captionId("systems")} tabIndex={0} className="compare-scroller">
        <table aria-labelledby={captionId("systems")}>
          <thead className="label">
            <tr>
              {comparison.head.map((title) => (
                <th key={title} scope="col" className="nth-2:sr-only">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <Row key={product.slug} product={product} />
            ))}
          </tbody>
        </table>
      </section>
    </FigureFrame>
  </div>
);
