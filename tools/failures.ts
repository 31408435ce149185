/** How Playwright and Vitest head what failed: "  1) [long] › a.spec.ts:4:1 › name ────", " FAIL  a.test.ts > name". */
const heading = /^\s*(?:\d+\) (?=\[)|FAIL\s+)(.+?)[\s─]*$/;
const reason = /^\s*(?:\w*Error\b|Test timeout).*/;

/** What failed, each with the first line of why: for the end of a log, of which often no more is kept. */
export function failuresIn(lines: readonly string[]): readonly string[] {
  const failures = new Map<string, string>();
  let last: string | undefined;
  for (const line of lines) {
    const name = heading.exec(line)?.[1];
    if (name) last = name;
    if (name) failures.set(name, failures.get(name) ?? "");
    else if (last && !failures.get(last) && reason.test(line)) failures.set(last, line.trim());
  }
  return [...failures].map(([name, why]) => (why ? `${name}: ${why}` : name));
}
