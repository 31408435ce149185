import type { SystemCopy } from "../../content/types.ts";
import { Prose } from "../shared/prose.tsx";

interface PlacedCopy extends Pick<SystemCopy, "content" | "glossary"> {
  readonly className: string;
}

/** One sentence that leads to the plate: where it holds the page's great line, in two volumes. */
export function Statement({ content: { statement, great }, className }: Omit<PlacedCopy, "glossary">) {
  const [before, after] = great ? statement.split(great) : [statement];
  return (
    // In front of the plate's sky; what shows through between its words can be pressed.
    <p
      className={`display pointer-events-none relative z-1 col-span-full max-w-none text-section *:pointer-events-auto ${className}`}
    >
      <span>{before}</span>
      {great && (
        <span className={`text-great lg:-ml-[0.035em] ${after ? "" : "block w-fit text-balance"}`}>
          {great}
        </span>
      )}
      {after && <span className="inline-block sm:ml-[0.4em] sm:max-w-[6em]">{after}</span>}
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
