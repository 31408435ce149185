/**
 * How Mozilla's HTTP Observatory would score one answer over TLS: the rules of
 * github.com/mdn/mdn-http-observatory at 1.6.3 with #498 (19 August 2026), as far as one answer
 * decides them. The package itself wants a database driver that is compiled on installation.
 */

type Headers = Readonly<Record<string, string | string[] | undefined>>;

interface Finding {
  readonly rule: string;
  readonly result: string;
  readonly points: number;
}

export interface ObservatoryScore {
  readonly score: number;
  readonly grade: string;
  readonly findings: readonly Finding[];
}

/** Without a place in the browsers' preload list, which would be 5 more. */
export const highestScore = 155;

const broad = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const oneOf = (values: readonly string[], candidates: readonly string[]) =>
  values.some((value) => candidates.includes(value));
const isPlain = (source: string) => /^(?:http|ftp):/.test(source);

function directives(policy: string): Map<string, string[]> {
  const entries = policy.split(";").map((entry) => entry.trim().toLowerCase().split(/\s+/));
  return new Map(entries.filter(([name]) => name).map(([name = "", ...values]) => [name, values]));
}

function contentSecurity(csp: Map<string, string[]>): Finding {
  const rule = "Content-Security-Policy";
  if (csp.size === 0) return { rule, result: "missing", points: -25 };
  const sources = (name: string) => csp.get(name) ?? csp.get("default-src") ?? ["*"];
  const unsafe = [...broad, "'unsafe-inline'", "data:"];
  const passive = ["img-src", "media-src"];
  const active = [...csp].filter(([name]) => !passive.includes(name)).flatMap(([, values]) => values);
  if (oneOf(sources("script-src"), unsafe) || oneOf(sources("object-src"), broad))
    return { rule, result: "unsafe scripts or objects", points: -20 };
  if (active.some(isPlain)) return { rule, result: "sources without TLS", points: -20 };
  if (oneOf([...sources("script-src"), ...sources("style-src")], ["'unsafe-eval'"]))
    return { rule, result: "unsafe-eval", points: -10 };
  if (passive.flatMap(sources).some(isPlain))
    return { rule, result: "pictures or media without TLS", points: -10 };
  if (oneOf(sources("style-src"), unsafe)) return { rule, result: "unsafe styles", points: 0 };
  return csp.get("default-src")?.join() === "'none'"
    ? { rule, result: "nothing unsafe, default-src 'none'", points: 10 }
    : { rule, result: "nothing unsafe", points: 5 };
}

function transportSecurity(value: string): Finding {
  const rule = "Strict-Transport-Security";
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1]);
  if (!(seconds >= 0)) return { rule, result: "missing", points: -20 };
  return seconds >= 15_768_000
    ? { rule, result: "six months or more, not preloaded", points: 0 }
    : { rule, result: "less than six months", points: -10 };
}

function framing(csp: Map<string, string[]>, value: string): Finding {
  const rule = "X-Frame-Options";
  if (csp.has("frame-ancestors")) return { rule, result: "by frame-ancestors", points: 5 };
  if (["deny", "sameorigin"].includes(value)) return { rule, result: value, points: 5 };
  return value.startsWith("allow-from")
    ? { rule, result: value, points: 0 }
    : { rule, result: value || "missing", points: -20 };
}

function integrity(html: string): Finding {
  const rule = "Subresource Integrity";
  const scripts = html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [];
  if (scripts.some((tag) => /src=["']?(?:https?:)?\/\//.test(tag)))
    return { rule, result: "scripts of other origins", points: -50 };
  return scripts.some((tag) => tag.includes(' integrity="'))
    ? { rule, result: "implemented, all scripts from the site", points: 5 }
    : { rule, result: "not implemented, all scripts from the site", points: 0 };
}

/** Headers of one value each: what it may be and what that is worth. Anything else is a fault. */
const singleValues: Readonly<
  Record<string, { missing: number; invalid: number; values: Record<string, number> }>
> = {
  "Referrer-Policy": {
    missing: 0,
    invalid: -5,
    values: { "no-referrer": 5, "same-origin": 5, "strict-origin": 5, "strict-origin-when-cross-origin": 5 },
  },
  "X-Content-Type-Options": { missing: -5, invalid: -5, values: { nosniff: 0 } },
  "Cross-Origin-Resource-Policy": {
    missing: 0,
    invalid: -5,
    values: { "same-origin": 10, "same-site": 10, "cross-origin": 0 },
  },
  "Cross-Origin-Embedder-Policy": {
    missing: 0,
    invalid: -5,
    values: { "require-corp": 10, credentialless: 10, "unsafe-none": 0 },
  },
  "Cross-Origin-Opener-Policy": {
    missing: 0,
    invalid: -5,
    values: {
      "same-origin": 10,
      "same-origin-allow-popups": 10,
      "noopener-allow-popups": 10,
      "unsafe-none": 0,
    },
  },
};

function singleValue(rule: string, header: string): Finding {
  const worth = singleValues[rule];
  // A policy may be followed by where to report: `require-corp; report-to="x"`.
  const value = header.split(";")[0]?.trim() ?? "";
  if (value === "") return { rule, result: "missing", points: worth?.missing ?? 0 };
  return { rule, result: value, points: worth?.values[value] ?? worth?.invalid ?? 0 };
}

export function observatoryScore(headers: Headers, html: string): ObservatoryScore {
  const header = (name: string) => String(headers[name.toLowerCase()] ?? "").toLowerCase();
  const csp = directives(header("Content-Security-Policy"));
  const cookies = headers["set-cookie"] ? { result: "set", points: -20 } : { result: "none", points: 0 };
  const isShared = header("Access-Control-Allow-Origin") !== "";
  return total([
    contentSecurity(csp),
    transportSecurity(header("Strict-Transport-Security")),
    framing(csp, header("X-Frame-Options")),
    integrity(html),
    ...Object.keys(singleValues).map((rule) => singleValue(rule, header(rule))),
    { rule: "Cookies", ...cookies },
    { rule: "Cross-origin sharing", result: isShared ? "open" : "none", points: isShared ? -50 : 0 },
  ]);
}

/** From 100 down, by fives. */
const grades = "A+ A A A- B+ B B B- C+ C C C- D+ D D D-".split(" ");

/** Extra credit counts only where the faults alone leave 90 or more. */
function total(findings: readonly Finding[]): ObservatoryScore {
  const sum = (points: (finding: Finding) => number) => findings.reduce((all, one) => all + points(one), 0);
  const withoutCredit = 100 + sum(({ points }) => Math.min(points, 0));
  const credit = withoutCredit >= 90 ? sum(({ points }) => Math.max(points, 0)) : 0;
  const score = Math.max(0, withoutCredit + credit);
  return { score, grade: grades[20 - Math.floor(Math.min(score, 100) / 5)] ?? "F", findings };
}
