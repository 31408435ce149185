/** For scripts that cannot be had: the document replaces this one. Never answers. */
export function loadAsDocument(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}
