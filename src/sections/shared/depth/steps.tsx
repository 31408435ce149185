import type { Glossary, TestStep } from "../../../content/types.ts";
import { ItemNumber } from "../../../ui/outline.tsx";
import { Prose } from "../prose.tsx";

interface StepsProps {
  readonly steps: readonly TestStep[];
  readonly glossary: Glossary;
}

/** The test as a line of stations: across the sheet, or down it where there is no room. */
export function Steps({ steps, glossary }: StepsProps) {
  return (
    <ol className="border-strong lg:mt-6 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-(--gutter) lg:border-t">
      {steps.map(({ title, text, more }, index) => (
        <li
          key={title}
          className="on-the-line border-strong border-l pb-5 pl-6 last:pb-0 lg:border-l-0 lg:pt-4 lg:pb-0 lg:pl-0"
        >
          <h3 className="flex items-baseline gap-2 font-semibold text-[1.2rem] leading-tight">
            <ItemNumber index={index} isTarget className="font-normal" />
            {title}
          </h3>
          <p className="mt-1 text-small">
            <Prose text={text} glossary={glossary} />
            {more && (
              <>
                {" "}
                <a href={more.href} className="prose-link">
                  {more.text}
                </a>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
