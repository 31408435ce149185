import { readFileSync } from "node:fs";
import { addressOf, filesIn, isHashed, isPage, isServed, redirectsTo } from "../server/files.ts";
import { pageDigestsIn } from "../server/page-digests.ts";
import { caching, notFoundFile, partPolicy, policyFor, transportSecurity } from "../server/policy.ts";

/** Compares a deployed site with the build in dist/ and with the policy, from outside. */

interface Check {
  readonly what: string;
  readonly address: string;
  readonly status: RegExp;
  readonly headers: Readonly<Record<string, string | RegExp>>;
  /** The file of the build that the body must equal. */
  readonly file?: string;
  readonly encoding?: string;
}

/** Pages carry the day of their build, which may differ. */
const undated = (body: Buffer) =>
  body.toString("latin1").replace(/name="dcterms\.modified" content="[^"]*/, "");

function checksOf(origin: string, folder: string): Check[] {
  const files = filesIn(folder).filter((file) => isServed(file) && file !== notFoundFile);
  const overTls = origin.startsWith("https:") ? transportSecurity : {};
  const policy = { ...policyFor(pageDigestsIn(folder)), ...overTls };
  const part = { ...partPolicy, ...overTls, "cache-control": caching.hashed };
  const pages = files.filter(isPage).map(addressOf);
  return [
    ...files.map((file) => {
      const what = addressOf(file);
      const check = { what, address: what, status: /^200$/, headers: isHashed(file) ? part : policy };
      // The date in security.txt moves with the month of the build.
      return file.endsWith("security.txt") ? check : { ...check, file };
    }),
    ...pages.flatMap((page) =>
      redirectsTo(page).map((former) => {
        const headers = { location: new RegExp(`^(?:${origin})?${page}$`) };
        return { what: former, address: former, status: /^30[18]$/, headers };
      }),
    ),
    {
      what: "a missing page",
      address: `/no-such-page-${Date.now()}`,
      status: /^404$/,
      headers: policy,
      file: notFoundFile,
    },
    ...["br", "gzip"].map((encoding) => {
      const headers = { "content-encoding": encoding, vary: /accept-encoding/i };
      return { what: `whoever takes ${encoding}`, address: "/", status: /^200$/, headers, encoding };
    }),
  ];
}

export async function checkLive(address: string, folder = "dist") {
  const { origin } = new URL(address);
  const checks = checksOf(origin, folder);
  const problems: string[] = [];
  for (const { what, address, status, headers, file, encoding } of checks) {
    const answer = await fetch(origin + address, {
      redirect: "manual",
      signal: AbortSignal.timeout(15_000),
      headers: encoding ? { "accept-encoding": encoding } : {},
    });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const [name, wanted] of Object.entries({ status, ...headers })) {
      const actual = name === "status" ? String(answer.status) : answer.headers.get(name);
      const isRight = wanted instanceof RegExp ? wanted.test(actual ?? "") : wanted === actual;
      if (!isRight) problems.push(`${what}: ${name} is ${actual} instead of ${wanted}`);
    }
    if (file && undated(body) !== undated(readFileSync(`${folder}/${file}`)))
      problems.push(`${what}: not the file of this build`);
  }
  return { checks: checks.length, problems };
}

if (import.meta.main) {
  const [, , address = ""] = process.argv;
  try {
    const { checks, problems } = await checkLive(address);
    for (const problem of problems) console.error(problem);
    console.log(`${checks} answers of ${address} checked, ${problems.length} problems found.`);
    if (address.startsWith("http:")) console.log("This was without TLS: visitors need an https address.");
    if (problems.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error("Give the address of the deployed site, and build first:");
    console.error("npm run check:live -- https://www.example.org", error);
    process.exitCode = 1;
  }
}
