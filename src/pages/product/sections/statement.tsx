import type { SystemCopy } from "../../../content/types.ts";
import { Prose } from "../../shared/prose.tsx";

export function Statement({ content, glossary }: Pick<SystemCopy, "content" | "glossary">) {
  return (
    <>
      <p className="font-semibold text-title">{content.statement}</p>
      <p className="mt-3 text-lede">
        <Prose text={content.intro} glossary={glossary} />
      </p>
    </>
  );
}
