import type { ComponentProps, Ref } from "react";
import type { ControlProps } from "./field.tsx";

const fieldStyle = [
  "scheme-dark relative mb-2 block w-full scroll-mt-12 border-second border-b bg-transparent text-[1.25rem] outline-none",
  // Browsers give autofilled fields a background that only a shadow covers.
  "autofill:[box-shadow:inset_0_0_0_100vmax_var(--ground)] autofill:[-webkit-text-fill-color:var(--text)]",
].join(" ");

interface TextInputProps extends ControlProps, Omit<ComponentProps<"input">, keyof ControlProps | "ref"> {
  readonly controlRef: Ref<HTMLInputElement>;
}

/** Uncontrolled: the browser keeps value, caret and undo. */
export function TextInput({ controlRef, ...attributes }: TextInputProps) {
  return <input ref={controlRef} {...attributes} className={`${fieldStyle} h-11 lg:h-12`} />;
}

interface TextAreaProps extends ControlProps, Omit<ComponentProps<"textarea">, keyof ControlProps | "ref"> {
  readonly controlRef: Ref<HTMLTextAreaElement>;
}

export function TextArea({ controlRef, ...attributes }: TextAreaProps) {
  return (
    <textarea
      ref={controlRef}
      {...attributes}
      className={`${fieldStyle} min-h-16 lg:min-h-36 resize-y py-2.5 leading-normal`}
    />
  );
}
