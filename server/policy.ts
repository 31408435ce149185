/** What every answer of the site says, whoever serves it. Pure data: no imports, no side effects. */

const contentSecurity = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

export const headers: Readonly<Record<string, string>> = {
  "Content-Security-Policy": contentSecurity,
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

export const caching = {
  hashed: "public, max-age=31536000, immutable",
  page: "no-cache",
} as const;

/** Files whose name changes with their content. */
export const hashedFile = /^\/(assets|pictures)\//;
