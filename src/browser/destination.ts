export interface Destination {
  readonly path: string;
  /** The id of the element to scroll to. */
  readonly section?: string;
}

interface LinkLike {
  readonly href: string;
  readonly target: string;
  readonly download: string;
}

interface ClickLike {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
}

/** New tabs, new windows and downloads are the browser's business. */
export const isPlainClick = (click: ClickLike): boolean =>
  click.button === 0 &&
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.defaultPrevented);

/** Files have an extension and queries are not ours; whether there is such a page shows when it is asked for. */
const looksLikePage = ({ pathname, search }: URL): boolean => search === "" && !/\.[^/]*$/.test(pathname);

/** Where a plain click on a link leads inside the site; nothing where the browser should follow it. */
export function destinationOf(link: LinkLike, origin: string): Destination | undefined {
  if ((link.target && link.target !== "_self") || link.download || !URL.canParse(link.href)) return undefined;
  const url = new URL(link.href);
  if (url.origin !== origin || !looksLikePage(url) || link.href.endsWith("#")) return undefined;
  const { pathname: path, hash } = url;
  return hash ? { path, section: decodeURIComponent(hash.slice(1)) } : { path };
}
