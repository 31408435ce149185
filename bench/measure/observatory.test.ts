import { expect, test } from "vitest";
import { policyFor, transportSecurity } from "../../server/policy.ts";
import { highestScore, observatoryScore } from "./observatory.ts";

const page = '<script type="module" src="/a.js" integrity="sha256-x"></script>';
const policy = Object.fromEntries(
  Object.entries({ ...policyFor({ styles: [], scripts: [] }), ...transportSecurity }).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);
const scoreWith = (changed: Record<string, string>, html = page) =>
  observatoryScore({ ...policy, ...changed }, html).score;

test(`the site's policy scores ${highestScore}, the most without preloading`, () => {
  expect(observatoryScore(policy, page)).toMatchObject({ score: highestScore, grade: "A+" });
});

test.each([
  ["cross-origin-opener-policy", "unsafe-none", -10],
  ["cross-origin-opener-policy", "same-origin-allow-popups", 0],
  ["cross-origin-opener-policy", "sometimes", -15],
  ["cross-origin-embedder-policy", "", -10],
  ["cross-origin-embedder-policy", 'require-corp; report-to="x"', 0],
  ["cross-origin-embedder-policy", "sometimes", -15],
  ["cross-origin-resource-policy", "cross-origin", -10],
  ["referrer-policy", "unsafe-url", -10],
  ["content-security-policy", "default-src 'self'; frame-ancestors 'none'", -5],
  ["content-security-policy", "default-src 'none'; img-src http:; frame-ancestors 'none'", -20],
])("%s: %s changes it by %i", (name, value, points) => {
  expect(scoreWith({ [name]: value })).toBe(highestScore + points);
});

test("below 90 nothing is credited", () => {
  expect(scoreWith({ "content-security-policy": "script-src 'unsafe-inline'" })).toBe(60);
  expect(observatoryScore({}, '<script src="//cdn.example/a.js"></script>')).toMatchObject({
    score: 0,
    grade: "F",
  });
});
