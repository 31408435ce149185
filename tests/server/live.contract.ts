import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { highestScore, observatoryScore } from "../../bench/measure/observatory.ts";
import { checkLive } from "../../scripts/check-live.ts";
import { ask } from "../../tools/http-client.ts";
import { availableServers, type RunningServer, startServer } from "../../tools/servers.ts";

const problemsAt = async (port: number) =>
  (await checkLive(`http://127.0.0.1:${port}/`)).flatMap(({ what, problems }) =>
    problems.map((problem) => `${what}: ${problem}`),
  );

describe.each(availableServers)("%s", (name) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(name);
  });
  afterAll(() => server?.stop());

  test("passes the check of a deployment", async () => {
    expect(await problemsAt(server.port)).toEqual([]);
  });

  test(`scores ${highestScore}, the most that Mozilla's Observatory gives without preloading`, async () => {
    const { headers, body } = await ask(server.port, "/", { headers: { "x-forwarded-proto": "https" } });
    const { score, grade, findings } = observatoryScore(headers, body.toString());
    expect({ score, grade }, JSON.stringify(findings)).toEqual({ score: highestScore, grade: "A+" });
  });
});

test("the check of a deployment finds a bare server wanting", async () => {
  const bare = createServer((_request, response) => response.end("hello")).listen(0, "127.0.0.1");
  await once(bare, "listening");
  const problems = (await problemsAt((bare.address() as AddressInfo).port)).join("\n");
  bare.close();
  for (const expected of [
    "/: not the file of this build",
    "/: Content-Security-Policy is null",
    "cache-control is null",
    "a missing page: status 200 instead of 404",
    "br was offered, nothing was used",
    "/index.html: 200 to",
  ])
    expect(problems).toContain(expected);
});

test("the Observatory's rules take points for what is missing", () => {
  expect(observatoryScore({}, "<script src='x'>").score).toBeLessThan(40);
});
