import { partnerships } from "../../../content/home/partnerships.ts";
import { Section } from "../../../ui/section.tsx";
import { SheetTable } from "../../../ui/sheet-table.tsx";

export default function Partnerships() {
  return (
    <Section id="partnerships" label={partnerships.label} title={partnerships.title} density="dense">
      <SheetTable
        id="partners"
        {...partnerships.table}
        className="col-span-full mt-[clamp(0.75rem,3.5vw,3.5rem)] lg:col-span-9 lg:col-start-4"
      />
    </Section>
  );
}
