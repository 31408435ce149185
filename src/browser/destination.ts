export interface Destination {
  readonly path: string;
  /** The id of the element to scroll to. */
  readonly section?: string;
}

type Link = Pick<HTMLAnchorElement, "href" | "target" | "download">;
type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/** New tabs, new windows and downloads are left to the browser. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 &&
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.defaultPrevented);

/** Files have an extension, and no page of ours takes a query. Whether the page exists, the server says. */
const mayBePage = ({ pathname, search }: URL): boolean => search === "" && !/\.[^/]*$/.test(pathname);

/** Where a plain click on a link leads inside the site; nothing where the browser should follow it. */
export function destinationOf(link: Link, origin: string): Destination | undefined {
  if ((link.target && link.target !== "_self") || link.download || !URL.canParse(link.href)) return undefined;
  const url = new URL(link.href);
  if (url.origin !== origin || !mayBePage(url) || link.href.endsWith("#")) return undefined;
  const { pathname: path, hash } = url;
  return hash ? { path, section: decodeURIComponent(hash.slice(1)) } : { path };
}
