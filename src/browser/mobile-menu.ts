/** The browser opens and closes the menu; it also closes after a choice, and where the bar has room for all. */
export function initMobileMenu() {
  const menu = document.querySelector<HTMLElement>("#site-menu");
  if (!menu) return;
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.hidePopover();
  });
  addEventListener("resize", () => {
    if (!menu.checkVisibility()) menu.hidePopover();
  });
}
