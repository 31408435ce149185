/** Whether the links of the built pages lead somewhere, judged from the files alone. */

const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = ""]) => value);
const idsIn = (html: string) => valuesOf(html, /<[a-z][^>]*\sid="([^"]+)"/g);

const repeated = (values: readonly string[]) =>
  new Set(values.filter((value, index) => values.indexOf(value) !== index));

/** `pages` is the HTML of each page by its address, `addresses` all that the build answers to. */
export function linkProblems(
  pages: ReadonlyMap<string, string>,
  addresses: ReadonlySet<string>,
  page: string,
  html: string,
): string[] {
  const twice = [...repeated(idsIn(html))].map((id) => `${page} has the id ${id} twice`);
  const targets = new Set(valuesOf(html, /<a\b[^>]*\shref="([^"]*)"/g));
  const dead = [...targets].flatMap((target) => {
    const [address = "", fragment = ""] = target.split("#");
    if (target === "") return [`${page} has a link to nowhere`];
    if (/^[a-z]+:/.test(address)) return [];
    if (address !== "" && !addresses.has(address))
      return [`${page} links to ${address}, which does not exist`];
    const there = address === "" ? html : pages.get(address);
    const isThere = fragment === "" || there === undefined || idsIn(there).includes(fragment);
    return isThere ? [] : [`${page} links to ${target}, which has no such place`];
  });
  return [...twice, ...dead];
}
