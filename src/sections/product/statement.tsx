import type { SystemCopy } from "../../content/types.ts";
import { Prose } from "../shared/prose.tsx";

interface PlacedCopy extends Pick<SystemCopy, "content" | "glossary"> {
  readonly className: string;
}

/** One sentence that leads to the plate. */
export const Statement = ({ content, className }: Omit<PlacedCopy, "glossary">) => (
  <p className={`col-span-full font-semibold text-title ${className}`}>{content.statement}</p>
);

export function Intro({ content, glossary, className }: PlacedCopy) {
  return (
    <div className={`col-span-full ${className}`}>
      <p className="text-lede">
        <Prose text={content.intro} glossary={glossary} />
      </p>
      <p className="mt-3 text-small lg:text-balance">{content.madeOf}</p>
    </div>
  );
}
