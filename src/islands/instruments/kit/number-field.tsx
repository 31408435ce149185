import { useState } from "react";
import { useHydrated } from "../../use-hydrated.ts";
import { formatNumber } from "./number-format.ts";
import { digitsOf, nearestReading, type Quantity, settle, typedNumber } from "./quantity.ts";
import { Unit } from "./unit.tsx";

interface NumberFieldProps {
  readonly id: string;
  readonly labelId: string;
  readonly noteId: string;
  readonly quantity: Quantity;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Whether the last number typed had to be brought back. */
  readonly onSettle: (broughtBack: boolean, value: number) => void;
}

/** The value, set large; pressed, it can be typed over. What is typed counts at once when it fits, else on leaving. */
export function NumberField(props: NumberFieldProps) {
  const { id, labelId, noteId, quantity, value, onChange, onSettle } = props;
  const [draft, setDraft] = useState<string>();
  // Chrome's autofill measures every field when the document ends, and would lay out the figure for it.
  const isTypable = useHydrated();
  const type = (text: string) => {
    setDraft(text);
    const typed = typedNumber(text);
    if (nearestReading(typed, quantity) === typed) onChange(typed);
  };
  const leave = (text: string) => {
    if (draft === undefined) return;
    const settled = settle(text, value, quantity);
    setDraft(undefined);
    onChange(settled.value);
    onSettle(settled.broughtBack, settled.value);
  };
  return (
    <span className="number-field display">
      <span>
        {isTypable && (
          <input
            id={id}
            type="number"
            inputMode={quantity.min < 0 ? "text" : "decimal"}
            autoComplete="off"
            aria-labelledby={labelId}
            aria-describedby={noteId}
            min={quantity.min}
            max={quantity.max}
            step={quantity.step}
            value={draft ?? String(value)}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={(event) => leave(event.target.value)}
            onKeyDown={(event) => event.key === "Enter" && leave(event.currentTarget.value)}
            // A wheel turned over the page scrolls it and changes nothing.
            onWheel={(event) => event.currentTarget.blur()}
            className="operable"
          />
        )}
        <span aria-hidden={isTypable}>{formatNumber(value, digitsOf(quantity))}</span>
      </span>
      <Unit unit={quantity.unit} />
    </span>
  );
}
