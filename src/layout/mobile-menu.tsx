import { breakpoints } from "virtual:tokens";
import { site } from "../content/site/company.ts";
import { navigation, navigationLabels, quoteLink, sectionHref } from "../content/site/navigation.ts";
import { useModal } from "../hooks/use-modal.ts";
import { buttonStyles } from "../ui/button.ts";
import { Icon } from "../ui/icon.tsx";
import { Brand } from "./brand.tsx";
import { MobileMenuItem } from "./mobile-menu-item.tsx";

const menuId = "site-menu";
const squareButton = "-mr-3.5 grid size-11 place-items-center lg:hidden";

/** Above it the header shows its items itself. */
const wideWindow = `(min-width: ${breakpoints.lg})`;

export function MobileMenu({ currentPath }: { readonly currentPath: string }) {
  const { dialog, closeButton, open, close } = useModal(wideWindow);
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="show"
        aria-haspopup="dialog"
        aria-label={navigationLabels.openMenu}
        className={squareButton}
        onClick={(event) => {
          // Scripts open it as a modal dialog instead.
          event.preventDefault();
          open();
        }}
      >
        <Icon name="menu" className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the links inside, whose clicks arrive here. */}
      <dialog
        ref={dialog}
        id={menuId}
        popover="auto"
        aria-label={navigationLabels.menu}
        className="on-night m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain border-0 p-0"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest("a")) close();
        }}
      >
        <div className="mx-auto flex h-(--header-height) w-(--page-width) items-center justify-between">
          <a href="/" aria-label={navigationLabels.home} className="flex min-h-11 items-center">
            <Brand name={site.name} />
          </a>
          <button
            ref={closeButton}
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={navigationLabels.closeMenu}
            className={squareButton}
            onClick={close}
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
