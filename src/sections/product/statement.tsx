import type { SystemCopy } from "../../content/types.ts";
import { Prose } from "../shared/prose.tsx";

interface PlacedCopy extends Pick<SystemCopy, "content" | "glossary"> {
  readonly className: string;
}

/** One sentence that leads to the plate: where it holds the page's great line, in two volumes. */
export function Statement({ content: { statement, great }, className }: Omit<PlacedCopy, "glossary">) {
  const [before, after] = great ? statement.split(great) : [statement];
  return (
    <p className={`display col-span-full max-w-none text-section ${className}`}>
      {before}
      {great && (
        <span className={`text-great lg:-ml-[0.05em] ${after ? "" : "block text-balance"}`}>{great}</span>
      )}
      {after && <span className="ml-[0.4em] inline-block max-w-[6em]">{after}</span>}
    </p>
  );
}

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
