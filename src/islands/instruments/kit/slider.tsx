import { memo, useRef, useState } from "react";
import { kitCopy } from "../../../content/instruments/kit.ts";
import { NumberField } from "./number-field.tsx";
import { formatMeasure, formatShort } from "./number-format.ts";
import { type Quantity, readingText } from "./quantity.ts";
import { Scale } from "./scale.tsx";

interface SliderProps<Name extends string> {
  readonly instrument: string;
  readonly name: Name;
  readonly label: string;
  readonly quantity: Quantity;
  readonly value: number;
  readonly onChange: (part: { readonly [Key in Name]?: number }) => void;
}

export const controlId = (instrument: string, name: string) => `${instrument}-${name}`;

/** After a number was brought back, the whole range in place of the scale's numbers. */
const rangeText = (quantity: Quantity) =>
  kitCopy.range(
    formatShort(quantity.min),
    formatMeasure(quantity.max, quantity.unit),
    formatShort(quantity.step),
  );

function WholeSlider<Name extends string>(props: SliderProps<Name>) {
  const { instrument, name, label, quantity, value, onChange } = props;
  const id = controlId(instrument, name);
  const set = (next: number) => onChange({ [name]: next } as { [Key in Name]?: number });
  const [broughtBackTo, setBroughtBackTo] = useState<number>();
  const beforePress = useRef(value);
  const labelId = `${id}-label`;
  const noteId = `${id}-range`;
  return (
    <div className="slider">
      <div className="slider-head">
        <label id={labelId} htmlFor={id}>
          {label}
        </label>
        <NumberField
          id={`${id}-number`}
          labelId={labelId}
          noteId={noteId}
          quantity={quantity}
          value={value}
          onChange={(next) => {
            setBroughtBackTo(undefined);
            set(next);
          }}
          onSettle={(broughtBack, settled) => setBroughtBackTo(broughtBack ? settled : undefined)}
        />
      </div>
      <div className="slider-track operable">
        <Scale quantity={quantity} value={value} />
        <input
          id={id}
          type="range"
          autoComplete="off"
          aria-valuetext={readingText(value, quantity)}
          min={quantity.min}
          max={quantity.max}
          step={quantity.step}
          value={value}
          onChange={(event) => set(event.target.valueAsNumber)}
          onPointerDown={() => {
            beforePress.current = value;
          }}
          // The finger scrolls the page: what it set when it came down is taken back.
          onPointerCancel={() => set(beforePress.current)}
        />
        <p id={noteId} aria-live="polite" className="slider-range">
          {broughtBackTo === value && rangeText(quantity)}
        </p>
      </div>
    </div>
  );
}

/** A native slider drawn as a scale, and its value, which can be typed. Drawn again only when it moves. */
export const Slider = memo(WholeSlider) as typeof WholeSlider;

interface SlidersProps<Name extends string> {
  readonly instrument: string;
  readonly labels: Readonly<Record<Name, string>>;
  readonly quantities: Readonly<Record<Name, Quantity>>;
  readonly readings: Readonly<Record<Name, number>>;
  readonly onChange: SliderProps<Name>["onChange"];
}

/** A slider for each quantity, in the order in which they are written down. */
export function Sliders<Name extends string>(props: SlidersProps<Name>) {
  const { instrument, labels, quantities, readings, onChange } = props;
  return (Object.keys(quantities) as Name[]).map((name) => (
    <Slider
      key={name}
      instrument={instrument}
      name={name}
      label={labels[name]}
      quantity={quantities[name]}
      value={readings[name]}
      onChange={onChange}
    />
  ));
}
