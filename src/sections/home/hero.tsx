import { hero } from "../../content/home/hero.ts";
import { products } from "../../content/products/catalog.ts";
import { sectionHref } from "../../content/site/navigation.ts";
import { buttonStyles } from "../../ui/button.ts";
import { Picture } from "../../ui/picture.tsx";
import { StatText } from "../../ui/stat-text.tsx";
import { HeroTiles } from "./hero-tiles.tsx";

const tiles = products.filter(({ slug }) => hero.tiles.some((tile) => tile === slug));

export default function Hero() {
  return (
    <section
      aria-labelledby="hero-title"
      className="on-night relative isolate overflow-hidden pt-(--header-height)"
    >
      <div className="mx-auto w-(--page-width)">
        {/* As tall as a window leaves it above the figures and the tiles, which may come a moment later: it must not move then. */}
        <div className="relative flex flex-col items-start lg:min-h-[calc(min(54rem,100svh-var(--header-height))-12.5rem)] py-[clamp(2rem,min(5.5vw,5svh),5.5rem)]">
          <p className="label flex items-center gap-3">
            {/* A border, because forced colors drop backgrounds. */}
            <span className="size-0 border-4 border-signal" aria-hidden="true" />
            {hero.badge}
          </p>
          <h1 id="hero-title" className="display relative z-1 mt-4 -ml-[0.06em] text-hero">
            {hero.headline[0]} <br />
            {hero.headline[1]}
          </h1>
          {/*
           * A plate of its own on narrow screens. On wide ones the ground behind the words, moved aside where they
           * meet, then as tall as it takes to set the skids down above the line under it.
           */}
          <div className="hero-plate -mx-(--page-margin) -mt-5 sm:-mt-20 relative h-[54vw] self-stretch lg:-z-10 lg:absolute lg:top-0 lg:left-[calc(50%-50vw)] lg:m-0 lg:aspect-video lg:h-auto lg:w-screen lg:max-xl:translate-x-[12%] xl:right-[calc(50%-50vw)] xl:left-auto xl:h-[115%] xl:w-auto xl:translate-x-[3%]">
            <Picture
              picture={hero.picture}
              tall="hero-tall"
              drawn={{ base: "100vw", page: "90vw" }}
              first
              className="size-full object-cover object-[98%_55%]"
            />
            <div className="hero-scrim absolute inset-0" />
          </div>
          <p className="sm:text-lede lg:mt-8 lg:max-w-[24rem] xl:max-w-[27rem]">{hero.lede}</p>
          <div className="screen-only mt-5 flex w-full flex-wrap gap-2 max-sm:*:grow max-sm:*:px-2 max-sm:*:text-[0.85rem] sm:mt-9">
            <a href={sectionHref("capabilities")} className={buttonStyles.primary}>
              {hero.explore}
            </a>
            <a href={sectionHref("contact")} className={buttonStyles.secondary}>
              {hero.contact}
            </a>
          </div>
        </div>
        <ul className="grid grid-cols-2 gap-x-(--gutter) gap-y-4 border-rule border-t py-4 sm:grid-cols-4 xl:pb-9">
          {hero.stats.map((stat) => (
            <li key={stat.label}>
              <StatText stat={stat} isOrigin />
            </li>
          ))}
        </ul>
        <HeroTiles products={tiles} />
      </div>
    </section>
  );
}
