import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";

/** Lighthouse's mobile scores of one run, 0 to 100, by category. */
export type Scores = Readonly<Record<string, number>>;

export async function audit(address: string, port: number): Promise<Scores> {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const page = await browser.newPage();
  try {
    // Lighthouse fetches robots.txt and llms.txt from inside the page, which the policy's connect-src forbids.
    await page.setBypassCSP(true);
    // The page for addresses that do not exist says so by its status.
    const flags = { port, logLevel: "error", output: "json", ignoreStatusCode: true } as const;
    const result = await lighthouse(address, flags, undefined, page);
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
    const { categories, runtimeError } = result.lhr;
    // What it could not judge has no points.
    if (runtimeError)
      console.error(`Lighthouse on ${address}: ${runtimeError.code}. ${runtimeError.message}`);
    return Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    );
  } finally {
    await page.close();
    await browser.disconnect();
  }
}
