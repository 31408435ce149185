import { navigation, navigationLabels, quoteLink, sectionHref } from "../content/navigation.ts";
import { site } from "../content/site.ts";
import { Brand } from "./brand.tsx";

export function SiteHeader() {
  return (
    <header className="on-night fixed inset-x-0 top-0 z-40 h-(--header-height) border-rule border-b">
      <div className="mx-auto flex h-full w-(--page-width) items-center justify-between">
        <a href="/" aria-label={navigationLabels.home}>
          <Brand name={site.name} />
        </a>
        <nav aria-label={navigationLabels.main} className="hidden items-center gap-8 text-small lg:flex">
          {navigation.map((item) =>
            item.kind === "section" ? (
              <a key={item.label} href={sectionHref(item.section)}>
                {item.label}
              </a>
            ) : (
              <button key={item.label} type="button">
                {item.label}
              </button>
            ),
          )}
          <a href={sectionHref(quoteLink.section)} className="bg-signal px-5 py-3 font-semibold text-night">
            {quoteLink.label}
          </a>
        </nav>
      </div>
    </header>
  );
}
