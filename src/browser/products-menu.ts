import { itemForKey } from "./menu-keys.ts";

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

  // Opened through the styles before this script came: it stays open.
  if (root.matches(":hover, :has(a:focus)")) set("hover");

  root.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType !== "touch") set(openedBy ?? "hover");
  });
  root.addEventListener("pointerleave", ({ pointerType }) => {
    // Nobody loses the link their keyboard is on because a pointer passed by.
    const isInUse = root.querySelector("a:focus-visible") !== null;
    if (pointerType !== "touch" && !isInUse) closing = setTimeout(close, closeDelay);
  });
  // The click of a pointer that has just opened the menu by arriving confirms it.
  trigger.addEventListener("click", () => set(openedBy === "press" ? undefined : "press"));
  panel.addEventListener("click", close);
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !root.contains(relatedTarget as Node)) close();
  });
  root.addEventListener("keydown", (event) => {
    if (!openedBy && event.key !== "ArrowDown") return;
    const links = [...panel.querySelectorAll("a")];
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    const link = links[itemForKey(event.key, current, links.length) ?? -1];
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
