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
        <div className="hero-stage">
          <p className="label flex items-center gap-3">
            {/* A border, because forced colors drop backgrounds. */}
            <span className="size-0 border-4 border-text" aria-hidden="true" />
            {hero.badge}
          </p>
          <h1 id="hero-title" className="display hero-line">
            {hero.headline[0]} <br />
            {hero.headline[1]}
          </h1>
          <p className="mt-4 sm:text-lede lg:mt-7 lg:max-w-[24rem] xl:max-w-[28.5rem]">{hero.lede}</p>
          <div className="screen-only mt-5 flex w-full flex-wrap gap-2 max-sm:*:grow max-sm:*:px-2 max-sm:*:text-[0.85rem] sm:mt-7">
            <a href={sectionHref("capabilities")} className={buttonStyles.bone}>
              {hero.explore}
            </a>
            <a href={sectionHref("contact")} className={buttonStyles.secondary}>
              {hero.contact}
            </a>
          </div>
          <div className="hero-plate">
            <Picture
              picture={hero.picture}
              tall="hero-tall"
              // On a phone three quarters of its fine pixels look like all of them.
              drawn={{ base: "76vw", lg: "max(100vw, 147vh)", page: "84vw" }}
              first
            />
            <div className="hero-scrim" />
          </div>
        </div>
        <ul className="grid grid-cols-2 gap-x-(--gutter) gap-y-2 border-rule border-t py-3 sm:grid-cols-4 lg:py-4">
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
