import { productOf } from "../../../content/products/catalog.ts";
import { productPictures } from "../../../content/products/pictures.ts";
import { productTemplate } from "../../../content/products/template.ts";
import type { SystemCopy } from "../../../content/types.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Prose } from "../../shared/prose.tsx";

export default function Opening({ content, glossary }: SystemCopy) {
  const product = productOf(content.slug);
  const picture = productPictures[content.slug];
  return (
    <section className="on-paper pt-[calc(var(--header-height)+clamp(2.5rem,5vw,5rem))]">
      <div className="page-grid">
        <p className="label col-span-full flex items-center gap-3 self-start lg:col-span-3 lg:pt-4">
          <Icon name={product.icon} />
          {productTemplate.position(product)}
        </p>
        <h1 className="display col-span-full mt-5 text-[clamp(2.5rem,1.2rem+5vw,5.25rem)] leading-[0.98] lg:col-span-9 lg:mt-0">
          {product.name}
        </h1>
        <div className="col-span-full mt-8 lg:col-span-7 lg:col-start-4 lg:mt-10">
          <p className="font-semibold text-title">{content.statement}</p>
          <p className="mt-3 max-w-[40rem] text-lede">
            <Prose text={content.intro} glossary={glossary} />
          </p>
        </div>
        <FigureFrame id={picture.name} caption={picture.caption} className="col-span-full mt-12">
          <Picture
            picture={picture}
            drawn={{ base: "90vw", page: "86rem" }}
            first
            className="aspect-3/2 w-full bg-plate object-cover object-[50%_40%] lg:aspect-video"
          />
        </FigureFrame>
      </div>
    </section>
  );
}
