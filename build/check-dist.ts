import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { addressOf, isServed } from "../server/addresses.ts";
import { filesIn } from "../server/files.ts";
import { inlineScript, pageDigestsIn } from "../server/page-digests.ts";
import { encodings, hostRules } from "../server/policy.ts";
import { linkProblems } from "./check-links.ts";
import { withIntegrity } from "./integrity.ts";

const decompressors = { br: brotliDecompressSync, gzip: gunzipSync };

/** Bytes of the heaviest single picture: about a second on a slow line. */
const heaviestPicture = 250_000;

type Read = (file: string) => Buffer;

/** Forbidden in a page, because the policy would block it or because it would reach out to others. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/<[a-z][^>]*\sstyle="/, "a style attribute"],
  [/<[a-z][^>]*\son[a-z]+="/, "an event handler attribute"],
  [
    /<(?:script|img|source|iframe|video|audio|embed|object)\b[^>]*\s(?:src|srcset|data)="(?:https?:)?\/\//,
    "a file of another origin",
  ],
  [/<link\b(?![^>]*rel="canonical")[^>]*\shref="(?:https?:)?\/\//, "a link to a file of another origin"],
  [/(?:src|href|srcset)="(?:data|javascript|blob):/, "a data:, blob: or javascript: address"],
];

/** Every file that a page loads: scripts, styles, fonts, icons, pictures. */
function loadedBy(html: string): string[] {
  const tags = html.match(/<(?:script|link|img|source)\b[^>]*>/g) ?? [];
  const single = tags.flatMap((tag) =>
    [...tag.matchAll(/\s(?:src|href)="(\/[^"]*)"/g)].map(([, url = ""]) => url),
  );
  const sets = tags.flatMap((tag) =>
    [...tag.matchAll(/\s(?:imagesrcset|srcset)="([^"]*)"/gi)].map(([, set = ""]) => set),
  );
  return [
    ...single,
    ...sets.flatMap((set) => set.split(",").map((entry) => entry.trim().split(/\s/)[0] ?? "")),
  ];
}

function pageProblems(page: string, addresses: ReadonlySet<string>, read: Read): string[] {
  const html = read(page).toString("utf8");
  const found = forbidden
    .filter(([pattern]) => pattern.test(html))
    .map(([, what]) => `${page} holds ${what}`);
  const missing = loadedBy(html)
    .filter((address) => !addresses.has(address))
    .map((address) => `${page} loads ${address}, which is not in the build`);
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  const headed =
    headings === 0
      ? [`${page} has no heading: its prerendering failed`]
      : headings > 1
        ? [`${page} has ${headings} headings of the first level`]
        : [];
  const undescribed = (html.match(/<img\b(?![^>]*\salt=)[^>]*>/g) ?? []).map(
    (tag) => `${page} has a picture without a description: ${tag.slice(0, 80)}`,
  );
  const scripts = html.match(inlineScript)?.length ?? 0;
  const scripted = scripts === 1 ? [] : [`${page} has ${scripts} scripts inside instead of one`];
  const styles = html.match(/<style[\s>]/g)?.length ?? 0;
  const styled = styles === 1 ? [] : [`${page} has ${styles} style elements instead of its own`];
  const changed =
    withIntegrity(html, read) === html ? [] : [`${page} has a missing or wrong integrity digest`];
  return [...found, ...missing, ...headed, ...scripted, ...styled, ...undescribed, ...changed];
}

function copyProblems(file: string, read: Read): string[] {
  const encoding = encodings.find(({ suffix }) => file.endsWith(suffix));
  if (!encoding) return [];
  const same = decompressors[encoding.token](read(file)).equals(read(file.slice(0, -encoding.suffix.length)));
  return same ? [] : [`${file} is not a copy of its original`];
}

const isExpected = (file: string) =>
  isServed(file) ||
  hostRules.some((rules) => rules === file) ||
  encodings.some(({ suffix }) => file.endsWith(suffix) && isServed(file.slice(0, -suffix.length)));

const pictureProblems = (file: string, read: Read) =>
  /\.(?:avif|webp|jpe?g|png)$/.test(file) && read(file).length > heaviestPicture
    ? [`${file} is heavier than ${heaviestPicture / 1000} kB`]
    : [];

function scriptProblems(folder: string) {
  const { scripts } = pageDigestsIn(folder);
  return scripts.length > 1 ? [`pages have ${scripts.length} different scripts inside instead of one`] : [];
}

/** Why the folder must not be published, one line each. */
export function distProblems(folder: string): string[] {
  const files = filesIn(folder);
  const read = (file: string) => readFileSync(join(folder, file));
  const served = files.filter(isServed);
  const addresses = new Set(served.map(addressOf));
  const pageFiles = served.filter((file) => file.endsWith(".html"));
  const pages = new Map(pageFiles.map((file) => [addressOf(file), read(file).toString("utf8")]));
  return [
    ...files.filter((file) => !isExpected(file)).map((file) => `${file} is of a kind that is not served`),
    ...pageFiles.flatMap((page) => pageProblems(page, addresses, read)),
    ...pageFiles.flatMap((page) => linkProblems(pages, addresses, page, pages.get(addressOf(page)) ?? "")),
    ...scriptProblems(folder),
    ...files.flatMap((file) => copyProblems(file, read)),
    ...files.flatMap((file) => pictureProblems(file, read)),
  ];
}

export function checkDist(folder: string) {
  const problems = distProblems(folder);
  if (problems.length > 0) throw new Error(`The build must not be published:\n- ${problems.join("\n- ")}`);
}
