import { type ComponentProps, memo, type RefCallback } from "react";
import { characterCount, consultation } from "../../content/site/consultation.ts";
import { Field } from "../../ui/field.tsx";
import { TextArea, TextInput } from "../../ui/text-field.tsx";
import type { TextControl } from "./guarded-input.ts";
import { fieldLimits, maxSanitizedLength } from "./limits.ts";
import { type FieldName, issueOf, kindOf } from "./rules.ts";
import type { FieldState } from "./use-guarded-fields.ts";

function errorOf(name: FieldName, { value, showsErrors }: FieldState): string | undefined {
  const issue = showsErrors ? issueOf(name, value) : undefined;
  const { empty, invalid } = consultation.fields[name];
  return issue && (issue === "empty" ? empty : invalid);
}

function noteOf(name: FieldName, { note }: FieldState): string | undefined {
  if (note === undefined) return undefined;
  if (note === "disarmed" || note === "capped") return consultation[note];
  return consultation.fields[name].refusals[note];
}

/** That the text will stop is said when it comes near. */
const hintOf = (name: FieldName, { value }: FieldState): string =>
  value.length > 0.9 * maxSanitizedLength ? consultation.nearlyFull : consultation.fields[name].hint;

interface ConsultationFieldProps
  extends Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "maxLength"> {
  readonly name: FieldName;
  readonly state: FieldState;
  readonly controlRef: RefCallback<TextControl>;
  readonly readOnly: boolean;
}

/** Each by itself: a key in one leaves the others alone. */
export const ConsultationField = memo((props: ConsultationFieldProps) => {
  const { name, state, controlRef, readOnly, ...attributes } = props;
  const isText = kindOf(name) === "text";
  return (
    <Field
      id={`consultation-${name}`}
      label={consultation.fields[name].label}
      hint={hintOf(name, state)}
      requiredMark={consultation.requiredMark}
      error={errorOf(name, state)}
      note={noteOf(name, state)}
      counter={isText ? characterCount(state.value.length, fieldLimits[name].max) : undefined}
      className={isText ? "md:col-span-2" : undefined}
    >
      {(tied) => {
        const control = { ...tied, name, defaultValue: "", readOnly, controlRef };
        return isText ? <TextArea {...control} /> : <TextInput {...control} {...attributes} />;
      }}
    </Field>
  );
});
