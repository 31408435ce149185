/**
 * The rules of Mozilla's HTTP Observatory (@mdn/mdn-http-observatory 1.4.8, src/analyzer and
 * src/grader/charts.js) as far as one answer over TLS decides them. The package itself wants a
 * database driver that is compiled on installation.
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
export const highestScore = 135;

const broad = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const oneOf = (values: readonly string[], candidates: readonly string[]) =>
  values.some((value) => candidates.includes(value));

function directives(policy: string): Map<string, string[]> {
  const entries = policy.split(";").map((entry) => entry.trim().toLowerCase().split(/\s+/));
  return new Map(entries.map(([name = "", ...values]) => [name, values]));
}

function contentSecurity(csp: Map<string, string[]>): Finding {
  const rule = "Content-Security-Policy";
  if (csp.size === 0) return { rule, result: "missing", points: -25 };
  const sources = (name: string) => csp.get(name) ?? csp.get("default-src") ?? ["*"];
  const unsafe = [...broad, "'unsafe-inline'", "data:"];
  if (oneOf(sources("script-src"), unsafe) || oneOf(sources("object-src"), broad))
    return { rule, result: "unsafe scripts or objects", points: -20 };
  if ([...csp.values()].flat().some((source) => source.startsWith("http:")))
    return { rule, result: "sources without TLS", points: -20 };
  if (oneOf([...sources("script-src"), ...sources("style-src")], ["'unsafe-eval'"]))
    return { rule, result: "unsafe-eval", points: -10 };
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

function referrer(value: string): Finding {
  const rule = "Referrer-Policy";
  const good = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
  if (value === "") return { rule, result: "missing", points: 0 };
  return good.includes(value) ? { rule, result: value, points: 5 } : { rule, result: value, points: -5 };
}

function integrity(html: string): Finding {
  const rule = "Subresource Integrity";
  const scripts = html.match(/<script[^>]*\ssrc="[^"]*"[^>]*>/g) ?? [];
  if (scripts.some((tag) => /src="(?:https?:)?\/\//.test(tag)))
    return { rule, result: "scripts of other origins", points: -50 };
  return scripts.some((tag) => tag.includes(' integrity="'))
    ? { rule, result: "implemented, all scripts from the site", points: 5 }
    : { rule, result: "not implemented, all scripts from the site", points: 0 };
}

export function observatoryScore(headers: Headers, html: string): ObservatoryScore {
  const header = (name: string) => String(headers[name] ?? "").toLowerCase();
  const csp = directives(header("content-security-policy"));
  const sameOrigin = ["same-origin", "same-site"].includes(header("cross-origin-resource-policy"));
  const findings: Finding[] = [
    contentSecurity(csp),
    transportSecurity(header("strict-transport-security")),
    referrer(header("referrer-policy")),
    integrity(html),
    csp.has("frame-ancestors")
      ? { rule: "X-Frame-Options", result: "by frame-ancestors", points: 5 }
      : { rule: "X-Frame-Options", result: "not by frame-ancestors", points: -20 },
    header("x-content-type-options") === "nosniff"
      ? { rule: "X-Content-Type-Options", result: "nosniff", points: 0 }
      : { rule: "X-Content-Type-Options", result: "missing", points: -5 },
    {
      rule: "Cross-Origin-Resource-Policy",
      result: sameOrigin ? "own" : "open",
      points: sameOrigin ? 10 : 0,
    },
    {
      rule: "Cookies",
      result: headers["set-cookie"] ? "set" : "none",
      points: headers["set-cookie"] ? -20 : 0,
    },
    header("access-control-allow-origin") === ""
      ? { rule: "Cross-origin sharing", result: "none", points: 0 }
      : { rule: "Cross-origin sharing", result: "open", points: -50 },
  ];
  return total(findings);
}

/** Extra credit counts only where the faults alone leave 90 or more. */
function total(findings: readonly Finding[]): ObservatoryScore {
  const sum = (points: (finding: Finding) => number) => findings.reduce((all, one) => all + points(one), 0);
  const withoutCredit = 100 + sum(({ points }) => Math.min(points, 0));
  const score = Math.max(
    0,
    withoutCredit >= 90 ? withoutCredit + sum(({ points }) => Math.max(points, 0)) : withoutCredit,
  );
  const grades = ["F", "F", "D", "D", "C", "C", "B", "B", "A", "A", "A+"];
  return { score, grade: grades[Math.min(10, Math.floor(score / 10))] ?? "F", findings };
}
