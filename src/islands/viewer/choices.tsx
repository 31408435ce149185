import type { ReactNode } from "react";
import type { PoseId, ViewPictureId } from "../../content/products/syfor-drones/stage-pictures.ts";
import type { Choice } from "./names.ts";

export interface Chooser {
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

interface ChoiceLabelProps extends Chooser {
  readonly value: Choice;
  /** The picture that the style sheet shows for it. */
  readonly shows: PoseId | ViewPictureId;
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** One group for poses, views and parts: chosen by the style sheet alone until the scripts are here. */
export const ChoiceLabel = (props: ChoiceLabelProps) => {
  const { value, shows, choice, onChoose, describedBy, children } = props;
  return (
    <label>
      <input
        type="radio"
        name="sy300-shown"
        value={value}
        data-shows={shows}
        autoComplete="off"
        aria-describedby={describedBy}
        checked={value === choice}
        onChange={() => onChoose(value)}
      />
      {children}
    </label>
  );
};

interface ChoiceKeysProps<Name extends Choice> extends Chooser {
  readonly legend: string;
  readonly names: Readonly<Record<Name, string>>;
  readonly shows: (name: Name) => PoseId | ViewPictureId;
  /** Beside them. */
  readonly children?: ReactNode;
}

/** A row of keys. */
export function ChoiceKeys<Name extends Choice>(props: ChoiceKeysProps<Name>) {
  const { legend, names, shows, children, ...chooser } = props;
  return (
    <fieldset className="stage-keys screen-only">
      <legend className="sr-only">{legend}</legend>
      {(Object.keys(names) as Name[]).map((name) => (
        <ChoiceLabel key={name} {...chooser} value={name} shows={shows(name)}>
          {names[name]}
        </ChoiceLabel>
      ))}
      {children}
    </fieldset>
  );
}
