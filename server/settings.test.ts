import { expect, test } from "vitest";
import { listenProblem, readSettings } from "./settings.ts";

const defaults = { host: "localhost", port: 4173, accessLog: true };

test("without settings the site is at localhost:4173", () => {
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({ PORT: "", HOST: "", ACCESS_LOG: "" })).toEqual(defaults);
});

test("PORT, HOST and ACCESS_LOG change it", () => {
  expect(readSettings({ PORT: "8080", HOST: "0.0.0.0", ACCESS_LOG: "off" })).toEqual({
    host: "0.0.0.0",
    port: 8080,
    accessLog: false,
  });
});

test.each([
  ["PORT", "http"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["HOST", "http://localhost"],
  ["HOST", "a b"],
  ["ACCESS_LOG", "yes"],
])("%s=%s is refused in a sentence that names it", (name, value) => {
  const answer = readSettings({ [name]: value });
  expect(answer).toContain(`${name} is "${value}"`);
  expect(answer).toMatch(/leave it out/);
});

test.each(["EADDRINUSE", "EACCES", "ENOTFOUND", "EADDRNOTAVAIL", "EPERM"])("%s has words", (code) => {
  const problem = listenProblem(Object.assign(new Error("failed"), { code }), defaults);
  expect(problem).toMatch(/4173|localhost/);
});
