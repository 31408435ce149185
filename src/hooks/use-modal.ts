import { useEffect, useRef } from "react";

/** Opened as a popover before the scripts came, or as a dialog by them. */
function shut(dialog: HTMLDialogElement | null) {
  if (dialog?.matches(":popover-open")) dialog.hidePopover();
  dialog?.close();
}

/**
 * A native modal dialog: the browser keeps focus inside, makes the page behind inert, closes it on
 * Escape and gives focus back. The same element is a popover for visitors without scripts.
 */
export function useModal(closesWhen: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  const open = () => {
    if (dialog.current?.matches(":popover-open")) return;
    dialog.current?.showModal();
    closeButton.current?.focus();
  };
  const close = () => shut(dialog.current);

  useEffect(() => {
    const query = matchMedia(closesWhen);
    const closeNow = () => shut(dialog.current);
    query.addEventListener("change", closeNow);
    // Back and forward change the page behind it.
    addEventListener("popstate", closeNow);
    return () => {
      query.removeEventListener("change", closeNow);
      removeEventListener("popstate", closeNow);
    };
  }, [closesWhen]);

  return { dialog, closeButton, open, close };
}
