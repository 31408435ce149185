import { closeUps } from "../../content/products/syfor-drones/close-ups.ts";
import { keyFeatures } from "../../content/products/syfor-drones/key-features.ts";
import { droneParts, numberOf, type PartId, partIds } from "../../content/products/syfor-drones/parts.ts";
import { ChoiceLabel, type Chooser } from "./choices.tsx";

interface PartNameProps extends Chooser {
  readonly part: PartId;
}

/** The whole row is pressed. */
const PartName = ({ part, ...chooser }: PartNameProps) => (
  <ChoiceLabel {...chooser} value={part} shows={closeUps[part].picture} describedBy={`part-${part}`}>
    <span className="label">{numberOf(part)}</span>
    {droneParts[part].name}
  </ChoiceLabel>
);

export const KeyFeatures = (chooser: Chooser) => (
  <ul className="stage-parts">
    {keyFeatures.map(({ part, title, text }) => (
      <li key={title}>
        <h3>{part ? <PartName {...chooser} part={part} /> : title}</h3>
        <p id={part && `part-${part}`}>{text}</p>
      </li>
    ))}
  </ul>
);

const others = partIds.filter((id) => !keyFeatures.some(({ part }) => part === id));

/** The names stand together; a chosen one says its sentence. On paper and without scripts they all do. */
export const MoreParts = (chooser: Chooser) => (
  <ul className="stage-parts more-parts">
    {others.map((part) => (
      <li key={part}>
        <PartName {...chooser} part={part} />
        <p id={`part-${part}`}>{droneParts[part].text}</p>
      </li>
    ))}
  </ul>
);
