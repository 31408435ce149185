import { expect, test } from "vitest";
import { outputs, staleFiles } from "./index.ts";

test("the generated server configurations are current (else: npm run deploy:generate)", () => {
  expect(Object.keys(outputs)).toHaveLength(5);
  expect(staleFiles()).toEqual([]);
});
