import { partnerships } from "../../../content/home/partnerships.ts";
import { Fold } from "../../../ui/fold.tsx";
import { Section } from "../../../ui/section.tsx";
import { SheetTable } from "../../../ui/sheet-table.tsx";

export default function Partnerships() {
  return (
    <Section id="partnerships" label={partnerships.label} title={partnerships.title}>
      <Fold
        heading={
          <p className="border-strong border-t-2 pt-2.5 pb-2 pr-6 font-semibold text-small sm:hidden">
            {partnerships.table.rows.map(([partner]) => partner).join(", ")}
          </p>
        }
        className="col-span-full mt-3 lg:mt-5 lg:col-span-9 lg:col-start-4"
      >
        <SheetTable id="partners" {...partnerships.table} />
      </Fold>
    </Section>
  );
}
