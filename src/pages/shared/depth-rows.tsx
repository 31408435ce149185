import type { Depth, Glossary } from "../../content/types.ts";

export interface ListProps {
  readonly depth: Depth;
  readonly glossary: Glossary;
}

export const row = "border-rule border-t py-2 text-small lg:py-3";
export const numberedLine = "grid grid-cols-[2rem_1fr]";
export const numbered = `${numberedLine} ${row}`;

export function RowNumber({ index }: { readonly index: number }) {
  return <span className="label pt-0.5 font-normal text-second">{`${index + 1} `}</span>;
}
