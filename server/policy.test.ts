import { expect, test } from "vitest";
import { policyFor, transportSecurity } from "./policy.ts";

const headers = policyFor({
  styles: ["digestOfOnePage", "digestOfAnother"],
  scripts: ["digestOfTheScriptOfAll"],
});

/** Every server is tested against the policy, so the policy itself is written out here. */

test("the content security policy allows the site's own files and nothing else", () => {
  expect(headers["Content-Security-Policy"]?.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-digestOfTheScriptOfAll'",
    "style-src 'self' 'sha256-digestOfOnePage' 'sha256-digestOfAnother'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test("other sites may neither open, embed nor read it, and learn nothing from it", () => {
  expect(headers).toMatchObject({
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  });
  expect(Object.keys(headers).join()).not.toMatch(/access-control/i);
});

test("TLS is promised for two years, subdomains included", () => {
  expect(transportSecurity["Strict-Transport-Security"]).toBe("max-age=63072000; includeSubDomains");
});
