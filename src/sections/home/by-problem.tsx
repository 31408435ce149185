import { byProblem } from "../../content/home/capabilities.ts";
import { products } from "../../content/products/catalog.ts";
import { Arrow } from "../../ui/arrow.tsx";

/** What worries the reader, and the system for it: a line each. A phone leaves the system's name to its card below. */
export const ByProblem = () => (
  <div className="col-span-full mt-3 grid grid-cols-subgrid lg:mt-6">
    <h3 className="col-span-full pb-2 font-semibold lg:col-span-3 lg:py-2">{byProblem.title}</h3>
    <ul className="col-span-full border-rule border-b lg:col-span-9">
      {products.map(({ slug, path, name }) => (
        <li key={slug} className="border-rule border-t">
          <a
            href={path}
            className="group grid grid-cols-[1fr_auto] items-center gap-x-(--gutter) py-2.5 leading-snug max-md:text-small hover:underline hover:decoration-1 hover:underline-offset-4 md:grid-cols-[5fr_4fr_auto] md:py-2"
          >
            {`${byProblem.rows[slug]} `}
            <span className="font-semibold text-small max-md:sr-only">{name}</span>
            <Arrow />
          </a>
        </li>
      ))}
    </ul>
  </div>
);
