import { formOfSupply } from "../../content/products/template.ts";
import type { SystemCopy } from "../../content/types.ts";
import { Prose } from "../shared/prose.tsx";

interface PlacedCopy extends Pick<SystemCopy, "content" | "glossary"> {
  readonly className: string;
}

/** One sentence that leads to the plate; on a narrow screen, where the notice is far below, also who may have it. */
export function Statement({ content, className }: Omit<PlacedCopy, "glossary">) {
  const inShort = content.notice?.inShort;
  return (
    <div className={`col-span-full ${className}`}>
      <p className="font-semibold text-title">{content.statement}</p>
      {inShort && <p className="mt-2 text-small lg:hidden print:hidden">{inShort}</p>}
    </div>
  );
}

export function Intro({ content, glossary, className }: PlacedCopy) {
  return (
    <div className={`col-span-full ${className}`}>
      <p className="text-lede">
        <Prose text={content.intro} glossary={glossary} />
      </p>
      <p className="mt-3 text-second text-small lg:text-balance">
        <strong className="font-semibold text-text">{content.madeOf}</strong> {formOfSupply}
      </p>
    </div>
  );
}
