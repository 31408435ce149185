import { useCallback, useMemo, useRef, useState } from "react";
import type { Note } from "./change.ts";
import { GuardedInput, type TextControl } from "./guarded-input.ts";
import { type FieldName, fieldNames, issueOf } from "./rules.ts";

export interface FieldState {
  readonly value: string;
  readonly note: Note | undefined;
  /** Errors wait until the visitor has left the field or tried to submit, and go as soon as it is valid. */
  readonly showsErrors: boolean;
}

type PerField<Value> = Readonly<Record<FieldName, Value>>;

function perField<Value>(make: (name: FieldName) => Value): PerField<Value> {
  return Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as Record<FieldName, Value>;
}

const isValid = (name: FieldName, value: string) => issueOf(name, value) === undefined;
const pristine = perField((): FieldState => ({ value: "", note: undefined, showsErrors: false }));

/** The guards of the mounted controls, and the state that follows from what happens in them. */
export function useGuardedFields() {
  const [fields, setFields] = useState(pristine);
  const guards = useRef(new Map<FieldName, GuardedInput>());

  const refs = useMemo(() => {
    const update = (name: FieldName, change: (former: FieldState) => FieldState) =>
      setFields((former) => ({ ...former, [name]: change(former[name]) }));
    return perField((name) => (control: TextControl | null) => {
      if (!control) return;
      const guard = new GuardedInput(control, name, {
        onChange: (value, note) =>
          update(name, ({ showsErrors }) => ({
            value,
            note,
            showsErrors: showsErrors && !isValid(name, value),
          })),
        // What is missing from a field stays explained: why it is empty, as after a refused autofill, or cut short.
        onLeave: (value) =>
          update(name, ({ showsErrors, note }) => {
            if (value === "") return { value, note, showsErrors };
            return { value, note: note === "tooLong" ? note : undefined, showsErrors: true };
          }),
      });
      guards.current.set(name, guard);
      return () => {
        guard.detach();
        guards.current.delete(name);
      };
    });
  }, []);

  /** Trims and validates everything, as on submit. */
  const finish = () => {
    const values = perField((name) => guards.current.get(name)?.finish() ?? "");
    setFields(
      perField((name) => ({
        value: values[name],
        note: undefined,
        showsErrors: !isValid(name, values[name]),
      })),
    );
    return { values, firstInvalid: fieldNames.find((name) => !isValid(name, values[name])) };
  };

  const clear = () => {
    for (const guard of guards.current.values()) guard.clear();
    setFields(pristine);
  };

  const replace = useCallback((name: FieldName, text: string) => guards.current.get(name)?.replace(text), []);

  return {
    fields,
    refs,
    finish,
    clear,
    replace,
    focus: (name: FieldName) => guards.current.get(name)?.focus(),
  };
}
