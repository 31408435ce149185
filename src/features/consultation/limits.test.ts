import { expect, it } from "vitest";
import { fieldLimits, sanitiserCap, submitDelay } from "./limits.ts";

it("keeps the specification's numbers", () => {
  expect(fieldLimits).toEqual({
    organization: { min: 2, max: 100 },
    contactPerson: { min: 2, max: 100 },
    phone: { min: 10, max: 15 },
    requirements: { min: 10, max: 2000 },
  });
  expect(sanitiserCap).toBe(1000);
  expect(submitDelay).toBe(1000);
});
