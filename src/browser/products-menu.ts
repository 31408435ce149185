/** Between the pointer leaving the menu and its closing, in milliseconds. */
const closeDelay = 150;

type OpenedBy = "hover" | "press" | undefined;

/** A disclosure that hover opens as well as a click and the keys. */
export function initProductsMenu() {
  const root = document.querySelector<HTMLElement>("[data-products-menu]");
  const trigger = root?.querySelector("button");
  const panel = root?.querySelector("ul");
  if (!root || !trigger || !panel) return;
  let openedBy: OpenedBy;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const set = (by: OpenedBy) => {
    clearTimeout(closing);
    openedBy = by;
    trigger.ariaExpanded = String(by !== undefined);
    panel.toggleAttribute("data-open", by !== undefined);
  };
  const close = () => set(undefined);

  // The styles may have opened it before this script came.
  if (root.matches(":hover, :has(a:focus)")) set("hover");

  root.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType !== "touch") set(openedBy ?? "hover");
  });
  root.addEventListener("pointerleave", ({ pointerType }) => {
    // A passing pointer must not take away the link that has keyboard focus.
    const isInUse = root.querySelector("a:focus-visible") !== null;
    if (pointerType !== "touch" && !isInUse) closing = setTimeout(close, closeDelay);
  });
  // A click right after hovering keeps the menu open instead of toggling it.
  trigger.addEventListener("click", () => set(openedBy === "press" ? undefined : "press"));
  panel.addEventListener("click", close);
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !root.contains(relatedTarget as Node)) close();
  });
  root.addEventListener("keydown", (event) => {
    if (!openedBy && event.key !== "ArrowDown") return;
    const links = [...panel.querySelectorAll("a")];
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: current + 1,
      ArrowUp: Math.max(current, 0) - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    const link = target === undefined ? undefined : links.at(target % links.length);
    if (!link) return;
    event.preventDefault();
    set("press");
    link.focus();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !openedBy) return;
    const { activeElement, body } = document;
    const isFocusElsewhere = activeElement !== body && !root.contains(activeElement);
    close();
    if (!isFocusElsewhere) trigger.focus();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (openedBy && !root.contains(target as Node)) close();
  });
}
