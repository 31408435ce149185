import { type Numbered, useCaptionNumber } from "./outline.tsx";

const words: Readonly<Record<Numbered, string>> = { figures: "Fig.", tables: "Table" };

interface CaptionNumberProps {
  readonly kind?: Numbered | undefined;
  readonly id: string;
}

export function CaptionNumber({ kind = "figures", id }: CaptionNumberProps) {
  const number = useCaptionNumber(kind, id);
  return <span className="label shrink-0 text-text">{`${words[kind]} ${number} `}</span>;
}
