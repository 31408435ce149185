import { products } from "../../content/products/catalog.ts";
import { emptyPin, notFound } from "../../content/site/not-found.ts";
import { buttonStyles } from "../../ui/button.ts";
import { Picture } from "../../ui/picture.tsx";
import { ProductRow } from "../../ui/product-row.tsx";
import { Sentences } from "../../ui/sentences.tsx";

const rowStyle = [
  "group grid grid-cols-[1.5rem_1fr_1rem] items-center gap-x-5 py-3 md:grid-cols-[1.5rem_14rem_1fr_1rem]",
  "hover:underline hover:decoration-1 hover:underline-offset-4",
].join(" ");

export default function NoSuchPage() {
  return (
    <section className="on-paper pt-[calc(var(--header-height)+clamp(1.25rem,5vw,5rem))] pb-[clamp(4.5rem,8.5vw,9rem)]">
      <div className="page-grid">
        <p className="label col-span-full border-strong border-t-2 pt-3 lg:col-span-3">{notFound.label}</p>
        <div className="col-span-full mt-3 lg:col-span-9 lg:mt-0 lg:border-strong lg:border-t-2 lg:pt-3">
          <div className="gap-x-(--gutter) md:grid md:grid-cols-[6fr_5fr]">
            <p
              aria-hidden="true"
              className="display relative z-1 col-span-2 whitespace-nowrap text-[46.4vw] leading-[0.86] -mb-[0.13em] -ml-[0.028em] pb-[0.13em] lg:text-[min(25vw,25rem)]"
            >
              {notFound.number}
            </p>
            <div className="relative z-1 md:col-start-1 md:row-start-2">
              <h1 className="display mt-8 text-section max-sm:*:block">
                <Sentences text={notFound.title} />
              </h1>
              <p className="mt-3 max-w-[24rem] md:mt-5 text-lede">{notFound.text}</p>
              <a href="/" className={`${buttonStyles.primary} mt-6 md:mt-9`}>
                {notFound.home}
              </a>
            </div>
            <figure className="mt-4 self-end md:col-start-2 md:row-start-2 lg:-mt-10">
              <Picture
                picture={emptyPin}
                drawn={{ base: "92vw", md: "48vw", lg: "37vw", page: "36rem" }}
                first
                className="h-auto w-full md:-ml-[7%] md:w-[115%] lg:-ml-[11%] lg:w-[122%] md:max-w-none"
              />
              <figcaption className="caption text-second">
                <span className="label shrink-0 text-text">{notFound.figure}</span>
                {emptyPin.caption}
              </figcaption>
            </figure>
          </div>
          <h2 className="label mt-[clamp(3.5rem,6vw,6rem)] border-strong border-t-2 pt-3">
            {notFound.products}
          </h2>
          <ul className="mt-4 border-rule border-b">
            {products.map((product) => (
              <li key={product.path} className="border-rule border-t">
                <a href={product.path} className={rowStyle}>
                  <ProductRow
                    product={product}
                    aside="text-small max-md:order-1 max-md:col-span-2 max-md:col-start-2"
                  />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
