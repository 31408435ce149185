import type { Numbered } from "../content/outline.ts";

const words: Readonly<Record<Numbered, string>> = { figures: "Fig.", tables: "Table" };

interface CaptionNumberProps {
  readonly kind?: Numbered | undefined;
  readonly number: number;
}

export const CaptionNumber = ({ kind = "figures", number }: CaptionNumberProps) => (
  <span className="label shrink-0 text-text">{`${words[kind]} ${number} `}</span>
);
