import { readFileSync } from "node:fs";
import { addressOf, filesIn, isHashed, isPage, isServed, redirectsTo } from "../server/files.ts";
import { pageDigestsIn } from "../server/page-digests.ts";
import { caching, notFoundFile, partPolicy, policyFor, transportSecurity } from "../server/policy.ts";

/** Compares a deployed site with the build in dist/ and with the policy, from outside. */

interface Check {
  readonly what: string;
  readonly problems: readonly string[];
}

interface Expected {
  readonly statuses: readonly number[];
  /** Of the build. */
  readonly file?: string;
  readonly headers: Readonly<Record<string, string | RegExp>>;
}

/** A page says on which day it was built; the same build on another day is the same. */
const edition = /(?<=name="dcterms\.modified" content=")[^"]*/;
const isSame = (one: Buffer, other: Buffer) =>
  one.equals(other) || one.toString().replace(edition, "") === other.toString().replace(edition, "");

async function check(
  address: string,
  expected: Expected,
  headers = {},
  what = new URL(address).pathname,
): Promise<Check> {
  const answer = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(15_000), headers });
  const body = Buffer.from(await answer.arrayBuffer());
  const problems = Object.entries(expected.headers).flatMap(([name, value]) => {
    const actual = answer.headers.get(name);
    const isRight = value instanceof RegExp ? value.test(actual ?? "") : value === actual;
    return isRight ? [] : `${name} is ${JSON.stringify(actual)} instead of ${value}`;
  });
  if (!expected.statuses.includes(answer.status))
    problems.push(`status ${answer.status} instead of ${expected.statuses[0]}`);
  if (expected.file && !isSame(body, readFileSync(expected.file)))
    problems.push("not the file of this build");
  return { what, problems };
}

export async function checkLive(address: string, folder = "dist"): Promise<readonly Check[]> {
  const { origin, protocol } = new URL(address);
  const files = filesIn(folder).filter((file) => isServed(file) && file !== notFoundFile);
  const overTls = protocol === "https:" ? transportSecurity : {};
  const policy = { ...policyFor(pageDigestsIn(folder)), ...overTls };
  const part = { ...partPolicy, ...overTls, "cache-control": caching.hashed };
  const checks: Check[] = [];
  for (const file of files)
    checks.push(
      await check(origin + addressOf(file), {
        statuses: [200],
        headers: isHashed(file) ? part : policy,
        // Its date moves with the month of the build.
        ...(file.endsWith("security.txt") ? {} : { file: `${folder}/${file}` }),
      }),
    );
  for (const page of files.filter(isPage).map(addressOf))
    for (const former of redirectsTo(page)) {
      const location = new RegExp(`^(?:${origin})?${page}$`);
      checks.push(await check(origin + former, { statuses: [301, 308], headers: { location } }));
    }
  const missing = { statuses: [404], file: `${folder}/${notFoundFile}`, headers: policy };
  checks.push(await check(`${origin}/no-such-page-${Date.now()}`, missing, {}, "a missing page"));
  for (const encoding of ["br", "gzip"]) {
    const headers = { "content-encoding": encoding, vary: /accept-encoding/i };
    const what = `whoever takes ${encoding}`;
    checks.push(
      await check(`${origin}/`, { statuses: [200], headers }, { "accept-encoding": encoding }, what),
    );
  }
  return checks;
}

async function main(address: string | undefined) {
  if (!address || !/^https?:\/\/[^/]/.test(address)) {
    console.error("Give the address of the deployed site: npm run check:live -- https://www.example.org");
    return 1;
  }
  const checks = await checkLive(address);
  const failed = checks.filter(({ problems }) => problems.length > 0);
  for (const { what, problems } of failed) console.error(`${what}: ${problems.join("; ")}`);
  console.log(`${checks.length - failed.length} of ${checks.length} checks passed at ${address}`);
  if (!address.startsWith("https:")) console.log("This was without TLS: visitors need an https address.");
  return failed.length > 0 ? 1 : 0;
}

if (import.meta.main) {
  process.exitCode = await main(process.argv[2]).catch(({ message, cause }: Error) => {
    const reason = cause instanceof Error ? cause.message : message;
    console.error(`The site cannot be reached: ${reason}. Is the address right, and is dist/ built?`);
    return 1;
  });
}
