/** Every kind of event that a handler on this site has the name of, and `input`, by which fields tell React. */
export const heardEvents: ReadonlySet<string> = new Set([
  "change",
  "click",
  "close",
  "focusin",
  "focusout",
  "input",
  "keydown",
  "pointercancel",
  "pointerdown",
  "reset",
  "submit",
  "wheel",
]);

/**
 * React asks its root for every kind of event there is, some eighty, and looks for handlers at each that comes. A
 * touch brings a dozen of them, so it is given only those that are waited for.
 */
export function hearOnly(kinds: ReadonlySet<string>, root: HTMLElement) {
  const listen = root.addEventListener;
  const listenIfHeard = (...[kind, ...rest]: Parameters<typeof listen>) => {
    if (kinds.has(kind)) listen.call(root, kind, ...rest);
  };
  Object.assign(root, { addEventListener: listenIfHeard });
}
