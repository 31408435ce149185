import { expect, test } from "vitest";
import { addressOf, pageFileOf, redirectsTo } from "./files.ts";

test("pages have neither .html nor a slash at the end", () => {
  expect(addressOf("index.html")).toBe("/");
  expect(addressOf("syfor-drones.html")).toBe("/syfor-drones");
  for (const file of ["index.html", "syfor-drones.html"]) expect(pageFileOf(addressOf(file))).toBe(file);
  expect(redirectsTo("/")).toEqual(["/index.html"]);
  expect(redirectsTo("/syfor-drones")).toEqual(["/syfor-drones.html", "/syfor-drones/"]);
});
