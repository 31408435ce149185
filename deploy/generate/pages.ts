import { pageFileOf } from "../../server/addresses.ts";
import { routes } from "../../src/app/routes.ts";

/** What a server configuration must know of the build. */
export interface DeployedSite {
  /** The pages' files: index.html first. */
  readonly pages: readonly string[];
}

export const deployedSite: DeployedSite = {
  pages: routes.map(({ path }) => pageFileOf(path)),
};
