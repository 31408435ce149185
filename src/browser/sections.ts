const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Takes keyboard and screen reader there, without a stop for Tab and without moving the page. */
function focusWithoutScrolling(element: HTMLElement) {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export function scrollToTop() {
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
}

/** The room for the fixed header is `scroll-padding-top` in the styles, so that plain fragments get it too. */
export function scrollToSection(id: string) {
  const section = document.getElementById(id);
  if (!section) return;
  // As the browser does it: who is led into a fold finds it open.
  section.closest("details")?.setAttribute("open", "");
  section.scrollIntoView({ block: "start", behavior: prefersReducedMotion() ? "instant" : "smooth" });
  focusWithoutScrolling(section);
}
