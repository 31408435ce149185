import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { checkLive } from "../../scripts/check-live.ts";
import { availableServers } from "../../tools/servers.ts";
import { portOf } from "./ports.ts";

const problemsAt = async (port: number) => (await checkLive(`http://127.0.0.1:${port}/`)).problems;

test.each(availableServers)("%s passes the check of a deployment", async (name) => {
  expect(await problemsAt(portOf(name))).toEqual([]);
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
    "a missing page: status is 200 instead of",
    "whoever takes br: content-encoding is null",
    "/index.html: location is null",
  ])
    expect(problems).toContain(expected);
});
