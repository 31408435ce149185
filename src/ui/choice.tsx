import { memo } from "react";

interface ChoiceProps<Option extends string> {
  readonly id: string;
  readonly legend: string;
  /** What can be chosen, with its visible label. */
  readonly options: Readonly<Record<Option, string>>;
  readonly value: Option;
  readonly onChange: (value: Option) => void;
  /** What cannot be chosen, and why. */
  readonly refused?: { readonly options: readonly Option[]; readonly reason: string } | undefined;
  readonly className?: string;
  readonly legendClass?: string;
}

function WholeChoice<Option extends string>(props: ChoiceProps<Option>) {
  const { id, legend, options, value, onChange, refused, className = "", legendClass } = props;
  const reasonId = refused && `${id}-reason`;
  return (
    <fieldset id={id} aria-describedby={reasonId} className={`choice ${className}`}>
      <legend className={legendClass}>{legend}</legend>
      <div>
        {(Object.keys(options) as Option[]).map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={id}
              value={option}
              autoComplete="off"
              checked={option === value}
              disabled={refused?.options.includes(option)}
              onChange={() => onChange(option)}
              className="operable"
            />
            {options[option]}
          </label>
        ))}
      </div>
      {refused && <p id={reasonId}>{refused.reason}</p>}
    </fieldset>
  );
}

/** Native radio buttons: arrow keys and forced colors come with them. */
export const Choice = memo(WholeChoice) as typeof WholeChoice;
