import { describe, expect, test } from "vitest";
import { addressOf } from "../../server/addresses.ts";
import { pageFiles, policy } from "../../tools/build-files.ts";
import { ask } from "../../tools/http-client.ts";
import { availableServers } from "../../tools/servers.ts";
import { portOf } from "./ports.ts";

const encode = (text: string) =>
  [...text].map((character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`).join("");

/** Ways to write an address that decode to it. */
const encodedForms = (address: string) => [
  `/${encode(address.slice(1, 2))}${address.slice(2)}`,
  `/${encode(address.slice(1))}`,
  address.replace("-", "%2d"),
];
const pages = pageFiles.map(addressOf).filter((address) => address !== "/");

describe.each(availableServers)("%s", (name) => {
  const port = portOf(name);

  test.each(pages)("sends encoded forms of %s to the plain one for good, with the query", async (address) => {
    for (const form of encodedForms(address)) {
      const { status, headers } = await ask(port, `${form}?a=%2F`);
      expect([form, status, headers.location]).toEqual([form, 301, `${address}?a=%2F`]);
      expect(headers["content-security-policy"]).toBe(policy["Content-Security-Policy"]);
    }
    expect((await ask(port, `${address}?a=%2F`)).status).toBe(200);
  });

  test.each(["/caf%C3%A9", "/%E0%A4%A", "/syfor%252Ddrones", "/%2e%2e/etc/passwd"])(
    "sends %s nowhere",
    async (path) => {
      const { status, headers } = await ask(port, path);
      expect([400, 404]).toContain(status);
      expect(headers.location).toBeUndefined();
    },
  );
});
