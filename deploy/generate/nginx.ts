import { addressOf, redirectsTo } from "../../server/addresses.ts";
import {
  bindsOnlyDocuments,
  caching,
  compressedTypes,
  encodings,
  hashedFolders,
  healthPath,
  limits,
  methods,
  notFoundFile,
  type Policy,
  refusals,
  securityTextPath,
  transportSecurity,
  types,
} from "../../server/policy.ts";
import type { DeployedSite } from "./pages.ts";

const indent = (lines: readonly string[]) => lines.map((line) => (line ? `    ${line}` : line));
const block = (opening: string, lines: readonly string[]) => [`${opening} {`, ...indent(lines), "}"];
const map = (from: string, to: string, lines: readonly string[]) => [
  ...block(`map ${from} ${to}`, lines),
  "",
];

/** `.br` when the visitor takes brotli, otherwise an ending that no file has. */
const acceptedEncodings = encodings.flatMap(({ token, suffix }) =>
  map("$http_accept_encoding", `$syfor_${token}`, [
    "default .refused;",
    `"~*(?:^|,)\\s*${token}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)" .refused;`,
    `"~*(?:^|,)\\s*${token}\\s*(?:;|,|$)" ${suffix};`,
  ]),
);

const [hsts = ["", ""]] = Object.entries(transportSecurity);

/** Files of the hashed folders, where they are answered with. */
const hashedFile = `~^(?:200|206|304):/(?:${hashedFolders.join("|")})/`;

/** nginx leaves out a header of no value. */
const withheld = (name: string) => `$syfor_${name.toLowerCase().replaceAll("-", "_")}`;
const documentOnly = (policy: Policy) => Object.entries(policy).filter(([name]) => bindsOnlyDocuments(name));

const maps = (policy: Policy) => [
  ...acceptedEncodings,
  ...map("$status:$uri", "$syfor_content_encoding", [
    'default "";',
    ...encodings.map(({ token, suffix }) => `"~^(?:200|206|404):.*\\${suffix}$" ${token};`),
  ]),
  ...map("$status:$uri", "$syfor_cache_control", [
    `default "${caching.revalidated}";`,
    `"${hashedFile}" "${caching.hashed}";`,
    `"200:${healthPath}" "${caching.never}";`,
    `"~^405:" "${caching.never}";`,
  ]),
  ...map("$status", "$syfor_allow", ['default "";', `405 "${methods.join(", ")}";`]),
  ...map('"$https:$http_x_forwarded_proto"', "$syfor_transport_security", [
    'default "";',
    `"~^on:" "${hsts[1]}";`,
    `":https" "${hsts[1]}";`,
  ]),
  ...documentOnly(policy).flatMap(([name, value]) =>
    map("$status:$uri", withheld(name), [`default "${value}";`, `"${hashedFile}" "";`]),
  ),
];

const allHeaders = ({ policy }: DeployedSite) => ({
  ...policy,
  ...Object.fromEntries(documentOnly(policy).map(([name]) => [name, withheld(name)])),
  [hsts[0]]: "$syfor_transport_security",
  "Cache-Control": "$syfor_cache_control",
  "Content-Encoding": "$syfor_content_encoding",
  Vary: "Accept-Encoding",
  Allow: "$syfor_allow",
});

function fileLocation(match: string, file: string, extension: string, ...more: string[]): string[] {
  const compressed = compressedTypes.some((type) => type === extension);
  const copies = compressed ? encodings.map(({ token }) => `${file}$syfor_${token} `).join("") : "";
  return block(`location ${match}`, [
    ...more,
    "types {}",
    `default_type "${types[extension]}";`,
    `try_files ${copies}${file} =404;`,
  ]);
}

/** nginx compares the decoded address; whoever encoded more of it than needed is sent to the plain form. */
function pageLocation(address: string, file: string): string[] {
  const encoded = block(`if ($request_uri !~ "^${address}(?:\\?|$)")`, [
    `return 301 ${address}$is_args$args;`,
  ]);
  return fileLocation(`= ${address}`, `/${file}`, "html", ...encoded);
}

function locations({ pages }: DeployedSite): string[] {
  const files = Object.keys(types).filter((extension) => extension !== "html");
  return [
    ...block(`location = ${healthPath}`, ['return 200 "ok\\n";']),
    ...pages.flatMap((file) => pageLocation(addressOf(file), file)),
    ...pages.flatMap((file) =>
      redirectsTo(addressOf(file)).flatMap((former) =>
        block(`location = ${former}`, [`return 301 ${addressOf(file)}$is_args$args;`]),
      ),
    ),
    ...fileLocation(`= /${notFoundFile}`, `/${notFoundFile}`, "html", "internal;"),
    ...fileLocation(`= ${securityTextPath}`, "$uri", "txt"),
    ...block("location ~ /\\.", ["return 404;"]),
    ...files.flatMap((extension) => fileLocation(`~ \\.${extension}$`, "$uri", extension)),
    ...block("location /", ["return 404;"]),
  ];
}

/** A site for `/etc/nginx/conf.d`: core nginx only, no modules. */
export function nginxConf(site: DeployedSite): string[] {
  const server = [
    "listen 80;",
    "listen [::]:80;",
    "server_name _;",
    "root /srv/syfor;",
    "",
    "server_tokens off;",
    "absolute_redirect off;",
    "merge_slashes off;",
    "max_ranges 1;",
    "gzip off;",
    "access_log off;",
    'default_type "text/plain; charset=utf-8";',
    "",
    `client_header_timeout ${limits.headerSeconds}s;`,
    `client_body_timeout ${limits.requestSeconds - limits.headerSeconds}s;`,
    `send_timeout ${limits.stalledSeconds}s;`,
    `keepalive_timeout ${limits.idleSeconds}s;`,
    "reset_timedout_connection on;",
    `large_client_header_buffers 4 ${limits.headerBytes / 4096}k;`,
    "client_max_body_size 1k;",
    "",
    ...Object.entries(allHeaders(site)).map(([name, value]) => `add_header ${name} "${value}" always;`),
    "",
    `error_page 404 /${notFoundFile};`,
    ...block(`if ($request_method !~ "^(?:${methods.join("|")})$")`, [`return 405 "${refusals.method}\\n";`]),
    "",
    ...locations(site),
  ];
  return [...maps(site.policy), ...block("server", server)];
}
