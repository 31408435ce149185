import * as rules from "../../server/policy.ts";

const { caching, encodings, limits } = rules;
const lines = <T>(items: readonly T[], write: (item: T) => string) => items.map(write).join("\n");
const hashedFile = `"~^(?:200|206|304):/(?:${rules.hashedFolders.join("|")})/"`;
const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

/** Without modules nginx finds no brotli: the compressed copies are tried by their names. */
function serve(path: string, extension: string): string {
  const isCompressed = rules.compressedTypes.some((type) => type === extension);
  const copies = isCompressed ? encodings.map(({ token }) => `${path}$site_${token} `).join("") : "";
  return `types {} default_type "${rules.types[extension]}"; try_files ${copies}${path} =404;`;
}

/** A site for `/etc/nginx/conf.d`: core nginx only, no modules. */
export function nginxConf(names: string, policy: rules.Policy): string {
  const files = Object.keys(rules.types).filter((extension) => extension !== "html");
  const documentOnly = Object.entries(policy).filter(([name]) => rules.bindsOnlyDocuments(name));
  const headers = {
    ...policy,
    ...Object.fromEntries(documentOnly.map(([name]) => [name, variable(name)])),
    ...Object.fromEntries(Object.keys(rules.transportSecurity).map((name) => [name, variable(name)])),
    "Cache-Control": "$site_cache_control",
    "Content-Encoding": "$site_content_encoding",
    Vary: "Accept-Encoding",
    Allow: "$site_allow",
  };
  return `\
# The ending of the copy that the visitor takes, or one that no file has.
${lines(encodings, ({ token, suffix }) => `map $http_accept_encoding $site_${token} { default .none; "~*\\b${token}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" ${suffix}; }`)}
map "$status:$uri" $site_content_encoding { ${encodings.map(({ token, suffix }) => `"~^(?:200|206|304|404):.*\\${suffix}$" ${token};`).join(" ")} }
map "$status:$uri" $site_cache_control { default "${caching.revalidated}"; ${hashedFile} "${caching.hashed}"; }
map $request_method $site_allow { default "${rules.methods.join(", ")}"; "~^(?:${rules.methods.join("|")})$" ""; }
# nginx leaves out a header that has no value.
${lines(Object.entries(rules.transportSecurity), ([name, value]) => `map "$https:$http_x_forwarded_proto" ${variable(name)} { "~^on:|^:https$" "${value}"; }`)}
${lines(documentOnly, ([name, value]) => `map "$status:$uri" ${variable(name)} { default "${value}"; ${hashedFile} ""; }`)}

server {
    listen 80;
    listen [::]:80;
    server_name _;
    root /srv/syfor;

    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
    max_ranges 1;
    gzip off;
    access_log off;
    default_type "text/plain; charset=utf-8";

    client_header_timeout ${limits.headerSeconds}s;
    client_body_timeout ${limits.requestSeconds - limits.headerSeconds}s;
    send_timeout ${limits.stalledSeconds}s;
    keepalive_timeout ${limits.idleSeconds}s;
    reset_timedout_connection on;
    large_client_header_buffers 4 ${limits.headerBytes / 4096}k;
    client_max_body_size 1k;

${lines(Object.entries(headers), ([name, value]) => `    add_header ${name} "${value}" always;`)}

    error_page 404 /${rules.notFoundFile};
    if ($site_allow) { return 405 "Method Not Allowed\\n"; }

    location = ${rules.healthPath} { return 200 "OK\\n"; }
    location = / { ${serve("/index.html", "html")} }
    location = /${rules.notFoundFile} { internal; ${serve(`/${rules.notFoundFile}`, "html")} }
    location = ${rules.securityTextPath} { ${serve("$uri", "txt")} }
    location ~ ^/(?:${names})$ { ${serve("$uri.html", "html")} }
    location ~ ^/(?:index\\.html|(${names})(?:\\.html|/))$ { return 301 /$1$is_args$args; }
    location ~ /\\. { return 404; }
${lines(files, (extension) => `    location ~ \\.${extension}$ { ${serve("$uri", extension)} }`)}
    location / { return 404; }
}`;
}
