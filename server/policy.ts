/** The headers and limits of every server: the Node server reads them, the build writes them out for all others. */

import type { PageDigests } from "./page-digests.ts";

export type Policy = Readonly<Record<string, string>>;

const selfAnd = (digests: readonly string[]) =>
  ["'self'", ...digests.map((digest) => `'sha256-${digest}'`)].join(" ");

const contentSecurity = ({ scripts, styles }: PageDigests) => ({
  "default-src": "'none'",
  "script-src": selfAnd(scripts),
  "style-src": selfAnd(styles),
  "img-src": "'self'",
  "font-src": "'self'",
  "manifest-src": "'self'",
  "connect-src": "'none'",
  // Without it workers would fall back to script-src.
  "worker-src": "'none'",
  "object-src": "'none'",
  "form-action": "'none'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
});

/** Only names that browsers know by default: Chromium logs a warning on every page for any other. */
const deniedFeatures = `\
accelerometer autoplay camera clipboard-read clipboard-write compute-pressure cross-origin-isolated
display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials payment
picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial
storage-access sync-xhr unload usb window-management xr-spatial-tracking`;

/**
 * All that files of the hashed folders carry, because they are not documents. The rest is 1.45 kB, which HTTP/1.1
 * repeats with each response: on a first visit as much again as the page.
 */
export const partPolicy: Policy = {
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};
export const bindsOnlyDocuments = (header: string) => !(header in partPolicy);

/** Every other answer: pages, files, redirects and refusals alike. */
export const policyFor = (digests: PageDigests): Policy => ({
  "Content-Security-Policy": Object.entries(contentSecurity(digests))
    .map((entry) => entry.join(" "))
    .join("; "),
  "Permissions-Policy": deniedFeatures.replaceAll(/\s/g, "=(), ").concat("=()"),
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Opener-Policy": "same-origin",
  ...partPolicy,
});

/** Added on TLS connections; on others browsers ignore it. */
export const transportSecurity = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
} as const;

/** The names in these folders change with the content. */
export const hashedFolders = ["assets", "pictures"] as const;
export const caching = { hashed: "public, max-age=31536000, immutable", revalidated: "no-cache" } as const;

/** Every kind of file that is served. The build fails when it makes another. */
export const types: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/vnd.microsoft.icon",
  jpg: "image/jpeg",
  js: "application/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};
export const compressedTypes = ["css", "html", "js", "json", "svg", "txt", "webmanifest", "xml"] as const;

export const methods = ["GET", "HEAD"] as const;
export const healthPath = "/healthz";
export const notFoundFile = "404.html";
export const securityTextPath = "/.well-known/security.txt";

/** Static hosts read these from the folder and do not serve them. */
export const hostRules = ["_headers", "_redirects"] as const;

export const limits = {
  headerBytes: 16_384,
  connections: 2_000,
  headerSeconds: 10,
  requestSeconds: 15,
  /** Longer than the usual 60 s of load balancers, so that they close first. */
  idleSeconds: 65,
  stalledSeconds: 30,
  shutdownSeconds: 10,
} as const;
