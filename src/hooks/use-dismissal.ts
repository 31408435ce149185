import type { RefObject } from "react";
import { useDocumentEvent } from "./use-document-event.ts";

interface Dismissal {
  readonly isOpen: boolean;
  readonly root: RefObject<HTMLElement | null>;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly close: () => void;
}

/** Escape and a press elsewhere close what is open; Escape gives focus back to its trigger. */
export function useDismissal({ isOpen, root, trigger, close }: Dismissal) {
  useDocumentEvent("keydown", isOpen, ({ key }) => {
    if (key !== "Escape") return;
    const { activeElement, body } = document;
    const isFocusElsewhere = activeElement !== body && !root.current?.contains(activeElement);
    close();
    if (!isFocusElsewhere) trigger.current?.focus();
  });
  useDocumentEvent("pointerdown", isOpen, ({ target }) => {
    if (target instanceof Node && !root.current?.contains(target)) close();
  });
}
