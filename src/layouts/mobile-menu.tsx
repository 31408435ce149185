import { navigation, navigationLabels } from "../content/site/navigation.ts";
import { Icon } from "../ui/icon.tsx";
import { MobileMenuItem } from "./mobile-menu-item.tsx";

const menuId = "site-menu";

/** The browser opens and closes it; `src/browser/mobile-menu.ts` closes it after a choice. */
export const MobileMenu = ({ currentPath }: { readonly currentPath: string }) => (
  <>
    <button
      type="button"
      popoverTarget={menuId}
      aria-label={navigationLabels.menu}
      className="-mr-3.5 grid size-11 place-items-center *:col-start-1 *:row-start-1 lg:hidden"
    >
      <Icon name="menu" className="without-menu size-6" />
      <Icon name="close" className="with-menu size-6" />
    </button>
    <nav id={menuId} popover="auto" aria-label={navigationLabels.menu} className="on-night lg:hidden">
      <ul className="mx-auto mb-10 w-(--page-width) border-rule border-b">
        {navigation.map((item) => (
          <MobileMenuItem key={item.label} item={item} currentPath={currentPath} />
        ))}
      </ul>
    </nav>
  </>
);
