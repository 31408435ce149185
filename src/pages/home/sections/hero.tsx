import { hero } from "../../../content/home/hero.ts";
import { products } from "../../../content/products/catalog.ts";
import { sectionHref } from "../../../content/site/navigation.ts";
import { buttonStyles } from "../../../ui/button.ts";
import { Picture } from "../../../ui/picture.tsx";
import { StatList } from "../../../ui/stat-list.tsx";
import { HeroTiles } from "./hero-tiles.tsx";

const tiles = products.filter(({ slug }) => hero.tiles.some((tile) => tile === slug));

export default function Hero() {
  return (
    <section
      aria-labelledby="hero-title"
      className="on-night relative isolate overflow-hidden pt-(--header-height)"
    >
      <div className="mx-auto flex min-h-[min(54rem,100svh-var(--header-height))] w-(--page-width) flex-col">
        <div className="relative z-10 flex grow flex-col items-start justify-center pt-[clamp(2.5rem,6vw,5rem)] lg:pb-[clamp(2.5rem,6vw,5rem)]">
          <p className="label flex items-center gap-3">
            <span className="size-2 bg-signal" aria-hidden="true" />
            {hero.badge}
          </p>
          <h1 id="hero-title" className="display mt-6 -ml-[0.06em] text-hero">
            {hero.headline[0]} <br />
            {hero.headline[1]}
          </h1>
          <p className="mt-8 max-w-[34rem] text-lede lg:max-w-[24rem] xl:max-w-[27rem]">{hero.lede}</p>
          <div className="screen-only mt-9 grid w-full gap-3 sm:flex sm:w-auto">
            <a href={sectionHref("capabilities")} className={buttonStyles.primary}>
              {hero.explore}
            </a>
            <a href={sectionHref("contact")} className={buttonStyles.secondary}>
              {hero.contact}
            </a>
          </div>
        </div>
        {/* A plate of its own on narrow screens, the ground of the whole hero on wide ones, moved aside for the words where they meet. */}
        <div className="hero-plate relative -mx-(--page-margin) -mt-6 h-[88vw] max-h-[38rem] lg:absolute lg:inset-x-0 lg:top-(--header-height) lg:-z-10 lg:m-0 lg:aspect-video lg:h-auto lg:max-h-none lg:max-xl:translate-x-[12%] min-[110rem]:left-auto min-[110rem]:w-[86%]">
          <Picture
            picture={hero.picture}
            tall="hero-tall"
            drawn={{ base: "100vw" }}
            first
            className="size-full object-cover object-[98%_55%]"
          />
          <div className="hero-scrim absolute inset-0" />
        </div>
        <StatList
          stats={hero.stats}
          className="grid-cols-[auto_auto_auto] gap-x-4 border-rule border-t py-6 sm:flex sm:gap-x-16 xl:grid xl:grid-cols-4 xl:gap-x-(--gutter)"
        />
        <HeroTiles products={tiles} />
      </div>
    </section>
  );
}
