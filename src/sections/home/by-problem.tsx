import { byProblem } from "../../content/home/capabilities.ts";
import { products } from "../../content/products/catalog.ts";
import { Arrow } from "../../ui/arrow.tsx";

/** What worries the reader, and the system for it: a line each. */
export const ByProblem = () => (
  <div className="col-span-full mt-4 lg:col-span-9 lg:col-start-4 lg:mt-6">
    <h3 className="pb-2 font-semibold">{byProblem.title}</h3>
    <dl className="border-rule border-b">
      {products.map(({ slug, path, name }) => (
        <div
          key={slug}
          className="group relative grid items-baseline gap-x-(--gutter) border-rule border-t py-1.5 md:grid-cols-[2fr_1fr] md:py-2"
        >
          <dt className="max-md:text-small">{byProblem.rows[slug]}</dt>
          <dd className="text-small">
            <a
              href={path}
              className="group flex items-center justify-between gap-3 font-semibold after:absolute after:inset-0 hover:underline"
            >
              {name}
              <Arrow />
            </a>
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
