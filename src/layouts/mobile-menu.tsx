import { useEffect, useRef } from "react";
import { navigation, navigationLabels } from "../content/site/navigation.ts";
import { Icon } from "../ui/icon.tsx";
import { MobileMenuItem } from "./mobile-menu-item.tsx";

const menuId = "site-menu";

/** Engines before popovers (Safari 17, Firefox 125) show it by this attribute. */
const shown = "data-shown";

function shut(menu: HTMLElement | null) {
  menu?.hidePopover?.();
  menu?.removeAttribute(shown);
}

/** The browser opens and closes it; what scripts add is closing after a choice, and after Back. */
export function MobileMenu({ currentPath }: { readonly currentPath: string }) {
  const menu = useRef<HTMLElement>(null);
  // As the path changes, not as the scripts take over: who has opened it by then has it open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page behind it is why it closes.
  useEffect(() => () => shut(menu.current), [currentPath]);
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={navigationLabels.menu}
        className="-mr-3.5 grid size-11 place-items-center *:col-start-1 *:row-start-1 lg:hidden"
        onClick={() => {
          if (!menu.current?.togglePopover) menu.current?.toggleAttribute(shown);
        }}
      >
        <Icon name="menu" className="without-menu size-6" />
        <Icon name="close" className="with-menu size-6" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the links inside, whose clicks arrive here. */}
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label={navigationLabels.menu}
        className="on-night lg:hidden"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest("a")) shut(menu.current);
        }}
      >
        <ul className="mx-auto mb-10 w-(--page-width) border-rule border-b">
          {navigation.map((item) => (
            <MobileMenuItem key={item.label} item={item} currentPath={currentPath} />
          ))}
        </ul>
      </nav>
    </>
  );
}
