import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf, isHashed, isPage, isServed, redirectsTo, typeOf } from "./addresses.ts";
import { filesIn } from "./files.ts";
import { pageDigestsIn } from "./page-digests.ts";
import { encodings, notFoundFile, type Policy, policyFor } from "./policy.ts";

/** One form of a file: as it is, or compressed. */
export interface Representation {
  readonly encoding: string;
  readonly body: Buffer;
  /** From the content, so that every machine and every restart agrees. */
  readonly etag: string;
}

export interface SiteFile {
  readonly type: string;
  readonly isHashed: boolean;
  /** Smallest first. */
  readonly representations: readonly Representation[];
}

export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly pages: ReadonlySet<string>;
  readonly redirects: ReadonlyMap<string, string>;
  readonly notFound: SiteFile;
  readonly policy: Policy;
}

function representation(body: Buffer, encoding: string): Representation {
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 27);
  return { encoding, body, etag: `"${digest}"` };
}

function readSiteFile(folder: string, file: string, all: ReadonlySet<string>): SiteFile {
  const read = (name: string) => readFileSync(join(folder, name));
  const compressed = encodings
    .filter(({ suffix }) => all.has(file + suffix))
    .map(({ token, suffix }) => representation(read(file + suffix), token));
  return {
    type: typeOf(file) ?? "application/octet-stream",
    isHashed: isHashed(file),
    representations: [representation(read(file), "identity"), ...compressed].sort(
      (a, b) => a.body.length - b.body.length,
    ),
  };
}

/**
 * Reads the whole build into memory. Requests then never touch the disk: an address is either a
 * key of this map or it is not, and a deployment that replaces the files cannot tear a running visit.
 */
export function loadSite(folder: string): Site {
  const all = new Set(filesIn(folder));
  for (const needed of ["index.html", notFoundFile])
    if (!all.has(needed)) throw new Error(`${join(folder, needed)} is missing`);
  const files = new Map<string, SiteFile>();
  const pages = new Set<string>();
  const redirects = new Map<string, string>();
  for (const file of [...all].filter(isServed)) {
    if (file === notFoundFile) continue;
    const address = addressOf(file);
    files.set(address, readSiteFile(folder, file, all));
    if (!isPage(file)) continue;
    pages.add(address);
    for (const former of redirectsTo(address)) redirects.set(former, address);
  }
  return {
    files,
    pages,
    redirects,
    notFound: readSiteFile(folder, notFoundFile, all),
    policy: policyFor(pageDigestsIn(folder)),
  };
}
