import { homeOutline } from "../../content/home/outline.ts";
import { partnerships } from "../../content/home/partnerships.ts";
import { Section } from "../../ui/section.tsx";
import { SheetTable } from "../../ui/sheet-table.tsx";

export default function Partnerships() {
  return (
    <Section outline={homeOutline} id="partnerships" label={partnerships.label} title={partnerships.title}>
      <SheetTable
        id="partners"
        {...partnerships.table}
        className="[--word:5.75rem] col-span-full mt-3 lg:mt-5 lg:col-span-9 lg:col-start-4"
      />
    </Section>
  );
}
