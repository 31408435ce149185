import { type Numbered, useCaptionNumber } from "./outline.tsx";

const words: Readonly<Record<Numbered, string>> = { figures: "Fig.", tables: "Table" };

interface NumberLabelProps {
  readonly kind?: Numbered | undefined;
  readonly number: number;
}

/** An island gets its number from the page, whose outline it does not see. */
export const NumberLabel = ({ kind = "figures", number }: NumberLabelProps) => (
  <span className="label shrink-0 text-text">{`${words[kind]} ${number} `}</span>
);

interface CaptionNumberProps {
  readonly kind?: Numbered | undefined;
  readonly id: string;
}

export function CaptionNumber({ kind = "figures", id }: CaptionNumberProps) {
  return <NumberLabel kind={kind} number={useCaptionNumber(kind, id)} />;
}
