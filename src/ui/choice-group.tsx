interface ChoiceGroupProps {
  readonly name: string;
  readonly legend: string;
  readonly hint: string;
  readonly choices: readonly string[];
  readonly initial: string;
}

const choiceStyle = [
  "-mt-px -mr-px relative flex min-h-11 grow cursor-pointer items-center gap-2.5 border border-second/60 px-3",
  "whitespace-nowrap text-second text-small max-sm:gap-1.5 max-sm:px-1.5 max-sm:text-[0.8rem]",
  "hover:text-text has-checked:z-1 has-checked:border-strong has-checked:text-text",
].join(" ");

/** Native radio buttons in one row: arrow keys, form reset and forced colors come with them. */
export function ChoiceGroup({ name, legend, hint, choices, initial }: ChoiceGroupProps) {
  const help = `${name}-help`;
  return (
    <fieldset aria-describedby={help} className="min-w-0">
      <legend className="label float-left text-[0.875rem]">{legend}</legend>
      <div className="isolate clear-both flex py-2 max-sm:flex-wrap">
        {choices.map((choice) => (
          <label key={choice} className={choiceStyle}>
            <input
              type="radio"
              name={name}
              value={choice}
              defaultChecked={choice === initial}
              className="size-[12px] shrink-0 cursor-[inherit] appearance-none rounded-full border border-second outline-none checked:border-4 checked:border-strong"
            />
            {choice}
          </label>
        ))}
      </div>
      <p id={help} className="lg:min-h-[3em] text-caption text-second">
        {hint}
      </p>
    </fieldset>
  );
}
