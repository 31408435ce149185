import { range } from "../../../../content/products/cyber-warfare-simulation/range.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { Section } from "../../../../ui/section.tsx";
import { SheetTable } from "../../../../ui/sheet-table.tsx";
import { Checklist } from "../checklist.tsx";
import { Notes } from "../notes.tsx";

export default function Range({ glossary }: SystemCopy) {
  return (
    <Section id="range" label={range.label} title={range.title} density="dense">
      <SheetTable id="kinds" {...range.kinds} className="col-span-full mt-10 lg:col-span-6" />
      <SheetTable id="scorecard" {...range.scorecard} className="col-span-full mt-10 lg:col-span-6" />
      <Checklist {...range.checklist} className="col-span-full mt-12 lg:col-span-6" />
      <Notes
        notes={range.notes}
        glossary={glossary}
        className="col-span-full mt-12 content-start lg:col-span-6"
      />
    </Section>
  );
}
