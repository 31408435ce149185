import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test.each([
  [{}, { host: "localhost", port: 4173, accessLog: true }],
  [
    { PORT: "", HOST: "", ACCESS_LOG: "" },
    { host: "localhost", port: 4173, accessLog: true },
  ],
  [
    { PORT: "8080", HOST: "0.0.0.0", ACCESS_LOG: "off" },
    { host: "0.0.0.0", port: 8080, accessLog: false },
  ],
])("%j is taken as %j", (env, settings) => expect(readSettings(env)).toEqual(settings));

test.each([
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["HOST", "http://localhost"],
  ["HOST", "a b"],
  ["ACCESS_LOG", "yes"],
])("%s=%s is refused in a sentence that names it", (name, value) => {
  expect(readSettings({ [name]: value })).toMatch(new RegExp(`^${name} is "${value}".*leave it out`));
});
