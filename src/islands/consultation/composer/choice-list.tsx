import { useId } from "react";
import { composer } from "../../../content/site/composer.ts";

interface ChoiceListProps<Option extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Option, readonly [label: string, said: string]>>;
  readonly value: Option | undefined;
  readonly onChange: (value: Option | undefined) => void;
}

/** A native list to choose from, which begins with no choice. */
export function ChoiceList<Option extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceListProps<Option>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select
        id={id}
        autoComplete="off"
        value={value ?? ""}
        onChange={({ target }) => onChange((target.value as Option | "") || undefined)}
      >
        <option value="">{composer.choose}</option>
        {(Object.keys(options) as Option[]).map((option) => (
          <option key={option} value={option}>
            {options[option][0]}
          </option>
        ))}
      </select>
    </div>
  );
}
