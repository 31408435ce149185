import { fieldLimits } from "./limits.ts";
import type { TextKind } from "./sanitize.ts";

export type FieldName = keyof typeof fieldLimits;

/** In the order of the page, which is the order in which invalid fields are visited. */
export const fieldNames = ["organization", "contactPerson", "phone", "requirements"] as const;

export const clearances = ["Confidential", "Secret", "Top Secret"] as const;
export type Clearance = (typeof clearances)[number];

export interface ConsultationRequest extends Readonly<Record<FieldName, string>> {
  readonly clearance: Clearance;
}

/** Why a value can never become valid by typing on. */
export type Refusal = "characters" | "tooLong";

/** Why a value cannot be submitted as it stands. */
export type Issue = Refusal | "empty" | "tooShort";

interface Rule {
  readonly kind: TextKind;
  /** What every beginning of a valid value looks like. */
  readonly beginning: RegExp;
}

const name: Rule = { kind: "line", beginning: /^[\p{L}\p{M}\p{Nd} .,-]*$/u };

const rules: Readonly<Record<FieldName, Rule>> = {
  organization: name,
  contactPerson: name,
  phone: { kind: "line", beginning: /^\+?[0-9 ()-]*$/ },
  requirements: { kind: "text", beginning: /^/ },
};

export const kindOf = (field: FieldName): TextKind => rules[field].kind;

export function refusalOf(field: FieldName, value: string): Refusal | undefined {
  if (!rules[field].beginning.test(value)) return "characters";
  return value.length > fieldLimits[field].max ? "tooLong" : undefined;
}

/** Expects a sanitized value. A phone number's leading plus does not count toward its minimum. */
export function issueOf(field: FieldName, value: string): Issue | undefined {
  if (value === "") return "empty";
  const counted = field === "phone" ? value.replace(/^\+/, "") : value;
  return refusalOf(field, value) ?? (counted.length < fieldLimits[field].min ? "tooShort" : undefined);
}
