import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { itemForKey } from "../browser/menu-keys.ts";
import { useDelayedCall } from "./use-delayed-call.ts";
import { useDismissal } from "./use-dismissal.ts";
import { usePointerPresence } from "./use-pointer-presence.ts";

type OpenedBy = "hover" | "press";

/** The menu's link that a key pressed anywhere in the menu leads to. */
function linkForKey(root: HTMLElement, key: string): HTMLElement | undefined {
  const links = [...root.querySelectorAll<HTMLElement>("a")];
  const current = links.findIndex((link) => link.matches(":focus"));
  return links[itemForKey(key, current, links.length) ?? -1];
}

/**
 * A disclosure that hover opens as well as click and keys. `rootProps` go on what holds trigger and
 * panel, `triggerProps` on the button; the arrow keys walk through the panel's links.
 */
export function useHoverMenu<Root extends HTMLElement>(closeDelay: number) {
  const [openedBy, setOpenedBy] = useState<OpenedBy>();
  const root = useRef<Root>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isOpen = openedBy !== undefined;
  const closing = useDelayedCall(() => setOpenedBy(undefined), closeDelay);
  const set = (by?: OpenedBy) => {
    closing.cancel();
    setOpenedBy(by);
  };
  const close = () => set(undefined);
  useDismissal({ isOpen, root, trigger, close });

  useEffect(() => {
    // Opened through the styles before the scripts took over: it stays open.
    if (root.current?.matches(":hover, :has(a:focus)")) setOpenedBy("hover");
  }, []);

  usePointerPresence(root, {
    onEnter: ({ pointerType }) => {
      // In the frame that shows that the pointer is here, not in one of its own.
      if (pointerType !== "touch") flushSync(() => set(openedBy ?? "hover"));
    },
    onLeave: ({ pointerType }) => {
      // Nobody loses the link their keyboard is on because a pointer passed by.
      if (pointerType !== "touch" && !root.current?.querySelector("a:focus-visible")) closing.start();
    },
  });
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent<Root>) => {
    const link = isOpen || event.key === "ArrowDown" ? linkForKey(event.currentTarget, event.key) : undefined;
    if (!link) return;
    event.preventDefault();
    // The panel must be visible before anything in it can take focus.
    flushSync(() => set("press"));
    link.focus();
  };
  // The click of a pointer that has just opened the menu by arriving confirms it.
  const onClick = () => set(openedBy === "press" ? undefined : "press");

  return {
    isOpen,
    close,
    rootProps: { ref: root, onBlur, onKeyDown },
    triggerProps: { ref: trigger, onClick, "aria-expanded": isOpen },
  };
}
