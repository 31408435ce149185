import { addressOf, redirectsTo } from "../../server/addresses.ts";
import { caching, hashedFolders, transportSecurity } from "../../server/policy.ts";
import type { DeployedSite } from "./pages.ts";

const rule = (path: string, values: Readonly<Record<string, string>>) => [
  path,
  ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
];

/**
 * `_headers`, as Cloudflare Pages, Netlify and others read it. Hosts join the values of all rules
 * that match, so no two rules here set the same header for one address.
 */
export function headersFile({ pages, policy }: DeployedSite): string[] {
  return [
    ...rule("/*", { ...policy, ...transportSecurity }),
    ...pages.flatMap((file) => rule(addressOf(file), { "Cache-Control": caching.revalidated })),
    ...hashedFolders.flatMap((folder) => rule(`/${folder}/*`, { "Cache-Control": caching.hashed })),
  ];
}

export function redirectsFile({ pages }: DeployedSite): string[] {
  return pages.flatMap((file) => {
    const address = addressOf(file);
    return redirectsTo(address).map((former) => `${former} ${address} 301`);
  });
}
