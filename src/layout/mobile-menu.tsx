import { useEffect, useRef } from "react";
import { site } from "../content/site/company.ts";
import { navigation, navigationLabels, quoteLink, sectionHref } from "../content/site/navigation.ts";
import { buttonStyles } from "../ui/button.ts";
import { Icon } from "../ui/icon.tsx";
import { Brand } from "./brand.tsx";
import { MobileMenuItem } from "./mobile-menu-item.tsx";

const menuId = "site-menu";
const squareButton = "-mr-3.5 grid size-11 place-items-center lg:hidden";

/** Engines before popovers (Safari 17, Firefox 125) have the dialog. */
function shut(menu: HTMLDialogElement | null) {
  menu?.hidePopover?.();
  menu?.close();
}

/** The browser opens and closes it; what scripts add is closing after a choice, and after Back. */
export function MobileMenu({ currentPath }: { readonly currentPath: string }) {
  const menu = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page behind it is why it closes.
  useEffect(() => shut(menu.current), [currentPath]);
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="show"
        aria-haspopup="dialog"
        aria-label={navigationLabels.openMenu}
        className={`behind-menu ${squareButton}`}
        onClick={() => {
          if (!menu.current?.showPopover) menu.current?.showModal();
        }}
      >
        <Icon name="menu" className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the links inside, whose clicks arrive here. */}
      <dialog
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label={navigationLabels.menu}
        className="on-night m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain border-0 p-0 lg:hidden"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest("a, button")) shut(menu.current);
        }}
      >
        <div className="mx-auto flex h-(--header-height) w-(--page-width) items-center justify-between">
          <a href="/" aria-label={navigationLabels.home} className="flex min-h-11 items-center">
            <Brand name={site.name} />
          </a>
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: inside a popover, where it says what takes the focus when it opens.
            autoFocus
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={navigationLabels.closeMenu}
            className={squareButton}
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <nav aria-label={navigationLabels.main} className="mx-auto w-(--page-width) pb-10">
          <ul className="border-rule border-b">
            {navigation.map((item) => (
              <MobileMenuItem key={item.label} item={item} currentPath={currentPath} />
            ))}
          </ul>
          <a href={sectionHref(quoteLink.section)} className={`${buttonStyles.primary} mt-8 w-full`}>
            {quoteLink.label}
          </a>
        </nav>
      </dialog>
    </>
  );
}
