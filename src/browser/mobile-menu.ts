/** The browser opens and closes the popover. This also closes it after a choice, and when the window becomes wide. */
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
