import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { addressOf, filesIn, isPage, redirectsTo } from "../server/files.ts";
import { pageDigestsIn } from "../server/page-digests.ts";
import * as rules from "../server/policy.ts";

/** For nginx and Caddy; static hosts look for their configuration among the site's files. */
export const serverFolder = "deploy/built";

/** Fills each `{{name}}` in a template of this folder. */
function fill(file: string, values: Readonly<Record<string, string | number>>): string {
  return readFileSync(`deploy/${file}.template`, "utf8").replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!(name in values)) throw new Error(`deploy/${file}.template asks for ${name}, which has no value.`);
    return String(values[name]);
  });
}

type Header = readonly [name: string, value: string];
const lines = <T>(items: readonly T[], write: (item: T) => string) => items.map(write).join("\n");
const transport = Object.entries(rules.transportSecurity);
const types = Object.entries(rules.types).filter(([extension]) => extension !== "html");
const hashedFolders = rules.hashedFolders.join("|");

/** Headers that depend on the connection or on the kind of file are variables, which nginx omits when empty. */
function nginxLines(policy: readonly Header[]) {
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;
  const documentOnly = policy.filter(([name]) => rules.bindsOnlyDocuments(name));
  const always = policy.filter(([name]) => !rules.bindsOnlyDocuments(name));
  const copies = (extension: string) =>
    rules.compressedTypes.some((type) => type === extension) ? "$uri$site_br $uri$site_gzip " : "";
  return {
    secureOnly: lines(
      transport,
      ([name, value]) =>
        `map "$https:$http_x_forwarded_proto" ${variable(name)} { "~^on:|^:https$" "${value}"; }`,
    ),
    documentOnly: lines(
      documentOnly,
      ([name, value]) =>
        `map "$status:$uri" ${variable(name)} { default "${value}"; "~^(?:200|206|304):/(?:${hashedFolders})/" ""; }`,
    ),
    headers: lines(
      [...always, ...[...documentOnly, ...transport].map(([name]) => [name, variable(name)] as const)],
      ([name, value]) => `    add_header ${name} "${value}" always;`,
    ),
    types: lines(
      types,
      ([extension, type]) =>
        `    location ~ \\.${extension}$ { types {} default_type "${type}"; try_files ${copies(extension)}$uri =404; }`,
    ),
  };
}

const caddyLines = (policy: readonly Header[]) => ({
  headers: lines(policy, ([name, value]) => `\t\t${name} "${value}"`),
  secureOnly: lines(transport, ([name, value]) => `\theader @secure ${name} "${value}"`),
  documentHeaders: lines(
    policy.map(([name]) => name).filter(rules.bindsOnlyDocuments),
    (name) => `\t\t\t\t-${name}`,
  ),
  types: lines(Object.entries(rules.types), ([extension, type]) => `\t\t~\\.${extension}$ "${type}"`),
});

/** Writes the configurations for other servers: they name the pages of this build, and by digest its inline scripts and styles. */
export function writeConfigurations(siteFolder: string) {
  const policy = Object.entries(rules.policyFor(pageDigestsIn(siteFolder)));
  const pages = filesIn(siteFolder).filter(isPage).map(addressOf);
  const { caching, limits } = rules;
  const values = {
    ...caching,
    ...limits,
    hashedFolders,
    pages: pages.flatMap((page) => (page === "/" ? [] : page.slice(1))).join("|"),
    extensions: types.map(([extension]) => extension).join("|"),
    bodySeconds: limits.requestSeconds - limits.headerSeconds,
    writeSeconds: limits.stalledSeconds * 2,
    headerBytesOfFour: limits.headerBytes / 4,
  };
  // Hosts combine all matching rules, so no two rules may set the same header for one address.
  const headers = [
    "/*",
    ...[...policy, ...transport].map(([name, value]) => `  ${name}: ${value}`),
    ...pages.map((page) => `${page}\n  Cache-Control: ${caching.revalidated}`),
    ...rules.hashedFolders.map((folder) => `/${folder}/*\n  Cache-Control: ${caching.hashed}`),
  ];
  const redirects = pages.flatMap((page) => redirectsTo(page).map((former) => `${former} ${page} 301`));
  const files = {
    [`${serverFolder}/nginx.conf`]: fill("nginx.conf", { ...values, ...nginxLines(policy) }),
    [`${serverFolder}/Caddyfile`]: fill("Caddyfile", { ...values, ...caddyLines(policy) }),
    [`${siteFolder}/_headers`]: headers.join("\n"),
    [`${siteFolder}/_redirects`]: redirects.join("\n"),
  };
  mkdirSync(serverFolder, { recursive: true });
  for (const [file, text] of Object.entries(files))
    writeFileSync(file, `# Written by the build from server/policy.ts and the pages.\n\n${text.trimEnd()}\n`);
}
