import { range } from "../../../../content/products/cyber-warfare-simulation/range.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { Section } from "../../../../ui/section.tsx";
import { SheetTable } from "../../../../ui/sheet-table.tsx";
import { Notes } from "../notes.tsx";

const { title, checks } = range.checklist;

/** First what must hold before anything else does, to read and to tick; then what there is to choose. */
export default function Range({ glossary }: SystemCopy) {
  return (
    <Section id="range" label={range.label} title={range.title} density="dense">
      <h3 className="col-span-full mt-8 border-strong border-t-2 pt-3 font-semibold text-title lg:col-span-3 lg:mt-12">
        {title}
      </h3>
      <ul className="col-span-full max-lg:mt-3 lg:col-span-9 lg:mt-12">
        {checks.map((check) => (
          <li
            key={check}
            className="flex items-baseline gap-4 border-rule border-t py-2.5 lg:text-lede lg:first:border-strong lg:first:border-t-2"
          >
            <span className="size-3.5 shrink-0 border border-strong" />
            {check}
          </li>
        ))}
      </ul>
      <SheetTable id="kinds" {...range.kinds} className="col-span-full mt-12 lg:col-span-6 lg:mt-16" />
      <SheetTable
        id="scorecard"
        {...range.scorecard}
        className="col-span-full mt-12 lg:col-span-6 lg:mt-16"
      />
      <Notes notes={range.notes} glossary={glossary} className="col-span-full mt-12 lg:grid-cols-3" />
    </Section>
  );
}
