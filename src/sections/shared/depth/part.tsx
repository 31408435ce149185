import type { ReactNode } from "react";
import { depthLabels } from "../../../content/products/depth/labels.ts";
import { Fold } from "../../../ui/fold.tsx";
import { ItemNumber, useItemNumber } from "../../../ui/outline.tsx";

interface PartProps {
  readonly index: number;
  readonly name: "questions" | "acceptance" | "words";
  /** To be looked up: closed on a phone until it is asked for, and this is said instead. */
  readonly preview?: ReactNode;
  readonly children: ReactNode;
}

export function Part({ index, name, preview, children }: PartProps) {
  const id = useItemNumber(index);
  const heading = (
    <h3 className="flex items-baseline gap-3 border-strong border-t-2 py-2 font-semibold text-[1.1rem] leading-snug max-sm:pt-2.5 lg:text-title print:text-body">
      <ItemNumber index={index} className="font-normal" />
      {depthLabels[name]}
    </h3>
  );
  const place = "col-span-full mt-4 lg:mt-10";
  if (preview)
    return (
      <Fold id={id} heading={heading} preview={preview} className={place}>
        {children}
      </Fold>
    );
  return (
    <div id={id} className={place}>
      {heading}
      {children}
    </div>
  );
}
