interface ChoiceProps<Option extends string> {
  readonly id: string;
  readonly legend: string;
  /** What can be chosen, with its visible label. */
  readonly options: Readonly<Record<Option, string>>;
  readonly value: Option;
  readonly onChange: (value: Option) => void;
  /** What cannot be chosen, and why. */
  readonly refused?: Readonly<Partial<Record<Option, string>>>;
  readonly className?: string;
}

/** Native radio buttons: arrow keys and forced colors come with them. */
export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { id, legend, options, value, onChange, refused = {}, className = "" } = props;
  const reasons: Readonly<Partial<Record<string, string>>> = refused;
  return (
    <fieldset id={id} className={`choice ${className}`}>
      <legend>{legend}</legend>
      <div>
        {(Object.keys(options) as Option[]).map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={id}
              value={option}
              autoComplete="off"
              checked={option === value}
              disabled={option in reasons}
              onChange={() => onChange(option)}
              className="operable"
            />
            <span>
              {options[option]}
              {option in reasons && <small>{reasons[option]}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
