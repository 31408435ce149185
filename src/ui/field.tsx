import type { ReactNode } from "react";
import { SheetCell } from "./sheet-cell.tsx";

/** What ties a control to its label and messages. */
export interface ControlProps {
  readonly id: string;
  readonly required: true;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly requiredMark: string;
  readonly hint: string;
  /** What is wrong with the value as it stands. */
  readonly error?: string | undefined;
  /** What became of the last change; announced politely. */
  readonly note?: string | undefined;
  readonly counter?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A cell of the sheet: label, control, and below them one line that says one thing at a time. */
export function Field(props: FieldProps) {
  const { id, label, requiredMark, hint, error, note, counter, className, children } = props;
  const help = `${id}-help`;
  const count = `${id}-count`;
  return (
    <SheetCell className={className}>
      <div className="label flex flex-wrap items-baseline justify-between gap-x-1 text-second">
        <label htmlFor={id} className="text-[0.875rem] text-text before:absolute before:inset-0">
          {label} <span aria-hidden="true">{requiredMark}</span>
        </label>
        {counter !== undefined && <p id={count}>{counter}</p>}
      </div>
      {children({
        id,
        required: true,
        "aria-invalid": error !== undefined,
        "aria-describedby": counter === undefined ? help : `${help} ${count}`,
      })}
      <Help id={help} hint={hint} error={error} note={note} />
    </SheetCell>
  );
}

function Help({ id, hint, error, note }: Pick<FieldProps, "id" | "hint" | "error" | "note">) {
  const marked = error !== undefined || note !== undefined;
  return (
    <p
      id={id}
      data-marked={marked ? "" : undefined}
      className="group flex lg:min-h-[3em] gap-2.5 text-caption text-second data-marked:text-text"
    >
      <span
        aria-hidden="true"
        className="mt-[0.5em] hidden size-0 shrink-0 border-4 border-accent group-data-marked:block"
      />
      {note === undefined && <span>{error ?? hint}</span>}
      <span aria-live="polite">{note}</span>
    </p>
  );
}
