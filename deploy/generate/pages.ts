import { pageFileOf } from "../../server/addresses.ts";
import { pageDigestsIn } from "../../server/page-digests.ts";
import { type Policy, policyFor } from "../../server/policy.ts";
import { pages } from "../../src/content/site/meta.ts";

/** What a server configuration must know of the build. */
export interface DeployedSite {
  /** The pages' files: index.html first. */
  readonly pages: readonly string[];
  readonly policy: Policy;
}

export const deployedSite = (folder: string): DeployedSite => ({
  pages: pages.map(({ path }) => pageFileOf(path)),
  policy: policyFor(pageDigestsIn(folder)),
});
