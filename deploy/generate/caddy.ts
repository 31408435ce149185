import { addressOf, redirectsTo } from "../../server/addresses.ts";
import {
  bindsOnlyDocuments,
  caching,
  encodings,
  hashedFolders,
  healthPath,
  limits,
  methods,
  notFoundFile,
  refusals,
  securityTextPath,
  transportSecurity,
  types,
} from "../../server/policy.ts";
import type { DeployedSite } from "./pages.ts";

const indent = (lines: readonly string[]) => lines.map((line) => (line ? `\t${line}` : line));
const block = (opening: string, lines: readonly string[]) => [`${opening} {`, ...indent(lines), "}"];
const literally = (address: string) => address.replaceAll(".", "\\.");
const exactly = (addresses: readonly string[]) => `^(?:${addresses.map(literally).join("|")})$`;

const [hsts = ["", ""]] = Object.entries(transportSecurity);
const setting = (name: string, value: string) => `header ${name} "${value}"`;

const options = block("", [
  ...block("servers", [
    `max_header_size ${limits.headerBytes / 1024}KB`,
    ...block("timeouts", [
      `read_header ${limits.headerSeconds}s`,
      `read_body ${limits.requestSeconds}s`,
      `write ${limits.stalledSeconds * 2}s`,
      `idle ${limits.idleSeconds}s`,
    ]),
  ]),
]).map((line, index) => (index === 0 ? "{" : line));

const policyBlock = ({ policy }: DeployedSite) =>
  block("(policy)", [
    ...block("header", [
      ...Object.entries(policy).map(([name, value]) => `${name} "${value}"`),
      `Cache-Control "${caching.revalidated}"`,
    ]),
    // On its own: a removal makes Caddy put off its whole block until after the handlers.
    "header -Server",
    "@tls protocol https",
    `header @tls ${hsts[0]} "${hsts[1]}"`,
    "@forwardedTls header X-Forwarded-Proto https",
    `header @forwardedTls ${hsts[0]} "${hsts[1]}"`,
  ]);

const files = block("(files)", [
  // Later than the file server, which adds a Vary of its own to compressed answers.
  ...block("header", ["Vary Accept-Encoding", "defer"]),
  ...block("file_server", [
    `precompressed ${encodings.map(({ token }) => token).join(" ")}`,
    "disable_canonical_uris",
  ]),
]);

function pageHandlers({ pages }: DeployedSite): string[] {
  return pages.flatMap((file, index) => {
    const address = addressOf(file);
    const toAddress = block("route", [`redir @withQuery ${address}?{query} 301`, `redir * ${address} 301`]);
    return [
      // Caddy compares the decoded path; whoever encoded more of it than needed is sent to the plain form.
      ...block(`@encoded${index}`, [
        `path_regexp ${exactly([address])}`,
        `not vars_regexp {http.request.orig_uri} ^${address}(?:\\?|$)`,
      ]),
      ...block(`handle @encoded${index}`, toAddress),
      `@page${index} path_regexp ${exactly([address])}`,
      ...block(`handle @page${index}`, [
        `rewrite * /${file}`,
        setting("Content-Type", types.html ?? ""),
        "import files",
      ]),
      `@former${index} path_regexp ${exactly(redirectsTo(address))}`,
      ...block(`handle @former${index}`, toAddress),
    ];
  });
}

function fileHandlers({ policy }: DeployedSite): string[] {
  return Object.entries(types)
    .filter(([extension]) => extension !== "html")
    .flatMap(([extension, type]) => [
      ...block(`@${extension}`, [`path_regexp \\.${extension}$`, "not path_regexp /\\.", "file"]),
      ...block(`handle @${extension}`, [
        `@${extension}Hashed path ${hashedFolders.map((folder) => `/${folder}/*`).join(" ")}`,
        ...block(`header @${extension}Hashed`, [
          `Cache-Control "${caching.hashed}"`,
          ...Object.keys(policy)
            .filter(bindsOnlyDocuments)
            .map((name) => `-${name}`),
        ]),
        setting("Content-Type", type),
        "import files",
      ]),
    ]);
}

const missing = block("handle_errors", [
  "import policy",
  "@missing expression {err.status_code} == 404",
  ...block("handle @missing", [
    // A 404 is never "not modified" and has no parts.
    "request_header -If-None-Match",
    "request_header -If-Modified-Since",
    "request_header -Range",
    `rewrite * /${notFoundFile}`,
    setting("Content-Type", types.html ?? ""),
    "import files",
  ]),
  ...block("handle", ['respond "{err.status_text}" {err.status_code}']),
]);

/** A whole Caddyfile. SITE_ADDRESS and SITE_ROOT come from the environment. */
export function caddyfile(site: DeployedSite): string[] {
  const route = [
    "import policy",
    `@withQuery expression {query} != ""`,
    `@refused not method ${methods.join(" ")}`,
    ...block("handle @refused", [
      setting("Allow", methods.join(", ")),
      setting("Cache-Control", caching.never),
      `respond "${refusals.method}" 405`,
    ]),
    ...block(`handle ${healthPath}`, [setting("Cache-Control", caching.never), 'respond "ok" 200']),
    ...pageHandlers(site),
    `@securityText path_regexp ${exactly([securityTextPath])}`,
    ...block("handle @securityText", [setting("Content-Type", types.txt ?? ""), "import files"]),
    ...fileHandlers(site),
    ...block("handle", ["error 404"]),
  ];
  return [
    ...options,
    "",
    ...policyBlock(site),
    "",
    ...files,
    "",
    ...block("{$SITE_ADDRESS::80}", ["root * {$SITE_ROOT:/srv/syfor}", ...block("route", route), ...missing]),
  ];
}
