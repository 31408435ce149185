import { memo, type ReactNode } from "react";
import { Unit } from "./unit.tsx";

interface ResultProps {
  readonly name: string;
  readonly label: ReactNode;
  /** The ids of the controls it follows. */
  readonly follows: readonly string[];
  /** A formatted number, or words. */
  readonly value: string;
  readonly unit?: string;
  readonly className?: string;
}

/** Words that no number is as long as. */
const longWords = /^\D{9}/;

/** A number or a short word, set large. The sentence speaks for all results, so this one changes in silence. */
export const Result = memo(({ name, label, follows, value, unit = "", className = "" }: ResultProps) => (
  <div className={`result ${className}`}>
    <span className="label block text-second">{label} </span>
    <output
      data-result={name}
      htmlFor={follows.join(" ")}
      aria-live="off"
      data-words={longWords.test(value) ? "" : undefined}
      className="display"
    >
      {value}
      <Unit unit={unit} />
    </output>
  </div>
));
