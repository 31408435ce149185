import type { Numbered } from "../content/outline.ts";

const words: Readonly<Record<Numbered, string>> = { figures: "Fig.", tables: "Table" };

interface CaptionNumberProps {
  readonly kind?: Numbered | undefined;
  readonly number: number;
}

/** The monospace ends here: what a figure says of itself is set in the text face. */
export const CaptionNumber = ({ kind = "figures", number }: CaptionNumberProps) => (
  <span className="label shrink-0 whitespace-nowrap text-text">{`${words[kind]} ${number} `}</span>
);
