import { expect, test } from "vitest";
import { consultation } from "../../content/site/consultation.ts";
import { fieldLimits, maxSanitizedLength } from "./limits.ts";

const { fields } = consultation;

test.each([
  ["organization too short", fields.organization.invalid, fieldLimits.organization.min],
  ["organization too long", fields.organization.refusals.tooLong, fieldLimits.organization.max],
  ["contact person too short", fields.contactPerson.invalid, fieldLimits.contactPerson.min],
  ["contact person too long", fields.contactPerson.refusals.tooLong, fieldLimits.contactPerson.max],
  ["phone too short", fields.phone.invalid, fieldLimits.phone.min],
  ["phone too long", fields.phone.refusals.tooLong, fieldLimits.phone.max],
  ["requirements too short", fields.requirements.invalid, fieldLimits.requirements.min],
  ["requirements, the hint", fields.requirements.hint, fieldLimits.requirements.min],
  ["requirements nearly full", consultation.nearlyFull, maxSanitizedLength],
  ["requirements full", consultation.capped, maxSanitizedLength],
])("%s: the words name the limit that the rules apply", (_, words, limit) => {
  expect(words).toMatch(new RegExp(`\\b${limit}\\b`));
});
