import { site } from "../content/site/company.ts";
import { navigation, navigationLabels, quoteLink, sectionHref } from "../content/site/navigation.ts";
import { barItemStyle } from "./bar-item.ts";
import { Brand } from "./brand.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ProductsMenu } from "./products-menu.tsx";

/** Markup alone: `src/browser` operates it. */
export default function SiteHeader({ currentPath }: { readonly currentPath: string }) {
  return (
    <header className="on-night fixed inset-x-0 top-0 z-40 h-(--header-height) border-rule border-b text-small print:static">
      <div className="relative mx-auto flex h-full w-(--page-width) items-center justify-between gap-x-4">
        <a
          href="/"
          aria-label={navigationLabels.home}
          aria-current={currentPath === "/" ? "page" : undefined}
          className="flex min-h-11 items-center"
        >
          <Brand name={site.name} />
        </a>
        <div className="flex h-full items-center gap-x-2 sm:gap-x-4 print:hidden">
          <nav aria-label={navigationLabels.main} className="flex h-full items-center gap-x-9">
            <ul className="hidden h-full gap-x-8 lg:flex">
              {navigation.map((item) =>
                item.kind === "section" ? (
                  <li key={item.label}>
                    <a href={sectionHref(item.section)} className={barItemStyle}>
                      {item.label}
                    </a>
                  </li>
                ) : (
                  <ProductsMenu key={item.label} menu={item} currentPath={currentPath} />
                ),
              )}
            </ul>
            <a
              href={sectionHref(quoteLink.section)}
              className="flex min-h-11 items-center border border-text px-4 font-semibold transition-colors duration-150 hover:bg-text hover:text-ground sm:px-5"
            >
              {quoteLink.label}
            </a>
          </nav>
          <MobileMenu currentPath={currentPath} />
        </div>
      </div>
    </header>
  );
}
