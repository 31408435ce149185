import { kitCopy } from "../../../content/instruments/kit.ts";

interface NamedSituationsProps<Name extends string, Settings extends object> {
  readonly names: Readonly<Record<Name, string>>;
  /** What each sets; what it does not name stays as the visitor left it. */
  readonly situations: Readonly<Record<Name, Partial<Settings>>>;
  readonly settings: Settings;
  readonly onChoose: (part: Partial<Settings>) => void;
}

/** Whether everything that the situation sets is set so. */
const stands = <Settings extends object>(part: Partial<Settings>, settings: Settings) =>
  (Object.keys(part) as (keyof Settings)[]).every((key) => settings[key] === part[key]);

/** Two or three starting points worth a look: each sets the controls at a press. */
export function NamedSituations<Name extends string, Settings extends object>(
  props: NamedSituationsProps<Name, Settings>,
) {
  const { names, situations, settings, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be laid out apart from its buttons.
    <div role="group" aria-label={kitCopy.situations} className="named-situations operable">
      <span className="label pr-2.5 text-second">{kitCopy.tryThem}</span>
      {(Object.keys(names) as Name[]).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={stands(situations[name], settings)}
          onClick={() => onChoose(situations[name])}
        >
          {names[name]}
        </button>
      ))}
    </div>
  );
}
