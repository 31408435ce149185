import { readFileSync } from "node:fs";
import { addressOf, isHashed, isPage, isServed, redirectsTo } from "../server/addresses.ts";
import { filesIn } from "../server/files.ts";
import { pageDigestsIn } from "../server/page-digests.ts";
import {
  caching,
  notFoundFile,
  type Policy,
  partPolicy,
  policyFor,
  transportSecurity,
} from "../server/policy.ts";

/** Compares a deployed site with the build in dist/ and with the policy, from outside. */

interface Check {
  readonly what: string;
  readonly problems: readonly string[];
}

const timeout = () => ({ redirect: "manual", signal: AbortSignal.timeout(15_000) }) as const;

function headerProblems(answer: Response, expected: Readonly<Record<string, string>>): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => answer.headers.get(name) !== value)
    .map(([name]) => `${name} is ${JSON.stringify(answer.headers.get(name))}`);
}

/** A page says on which day it was built; the same build on another day is the same. */
const edition = /(?<=name="dcterms\.modified" content=")[^"]*/;
const isSame = (one: Buffer, other: Buffer) =>
  one.equals(other) || one.toString().replace(edition, "") === other.toString().replace(edition, "");

async function checkFile(origin: string, folder: string, file: string, policy: Policy): Promise<Check> {
  const what = addressOf(file);
  const answer = await fetch(origin + what, timeout());
  const body = Buffer.from(await answer.arrayBuffer());
  const problems = answer.status === 200 ? [] : [`status ${answer.status} instead of 200`];
  // Its date moves with the month of the build.
  if (!file.endsWith("security.txt") && !isSame(body, readFileSync(`${folder}/${file}`)))
    problems.push("not the file of this build");
  if (isHashed(file)) problems.push(...headerProblems(answer, { "cache-control": caching.hashed }));
  const own = isHashed(file) ? partPolicy : policy;
  const expected = origin.startsWith("https:") ? { ...own, ...transportSecurity } : own;
  return { what, problems: [...problems, ...headerProblems(answer, expected)] };
}

async function checkMissing(origin: string, folder: string, policy: Policy): Promise<Check> {
  const answer = await fetch(`${origin}/no-such-page-${Date.now()}`, timeout());
  const same = isSame(Buffer.from(await answer.arrayBuffer()), readFileSync(`${folder}/${notFoundFile}`));
  return {
    what: "a missing page",
    problems: [
      ...(answer.status === 404 ? [] : [`status ${answer.status} instead of 404`]),
      ...(same ? [] : ["not the 404 page of this build"]),
      ...headerProblems(answer, policy),
    ],
  };
}

async function checkCompression(origin: string): Promise<Check> {
  const problems: string[] = [];
  for (const encoding of ["br", "gzip"]) {
    const answer = await fetch(`${origin}/`, { ...timeout(), headers: { "accept-encoding": encoding } });
    await answer.arrayBuffer();
    const used = answer.headers.get("content-encoding");
    if (used !== encoding) problems.push(`${encoding} was offered, ${used ?? "nothing"} was used`);
    if (!/accept-encoding/i.test(answer.headers.get("vary") ?? ""))
      problems.push("Vary lacks Accept-Encoding");
  }
  return { what: "compression", problems };
}

async function checkRedirect(origin: string, former: string, address: string): Promise<Check> {
  const answer = await fetch(origin + former, timeout());
  const target = new URL(answer.headers.get("location") ?? "about:blank", origin).href;
  const permanent = answer.status === 301 || answer.status === 308;
  const right = permanent && target === origin + address;
  return {
    what: former,
    problems: right ? [] : [`${answer.status} to ${target} instead of 301 to ${address}`],
  };
}

export async function checkLive(address: string, folder = "dist"): Promise<Check[]> {
  const origin = new URL(address).origin;
  const files = filesIn(folder).filter((file) => isServed(file) && file !== notFoundFile);
  const policy = policyFor(pageDigestsIn(folder));
  const checks: Check[] = [];
  for (const file of files) checks.push(await checkFile(origin, folder, file, policy));
  for (const page of files.filter(isPage).map(addressOf))
    for (const former of redirectsTo(page)) checks.push(await checkRedirect(origin, former, page));
  checks.push(await checkMissing(origin, folder, policy), await checkCompression(origin));
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
  process.exitCode = await main(process.argv[2]).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    console.error(`The site cannot be reached: ${reason}. Is the address right, and is dist/ built?`);
    return 1;
  });
}
