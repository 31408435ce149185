import { authority } from "../../content/products/anti-drone-solution/copy.ts";
import { productOutlines } from "../../content/products/outlines.ts";
import type { SystemCopy } from "../../content/types.ts";
import { Section } from "../../ui/section.tsx";
import { SheetTable } from "../../ui/sheet-table.tsx";
import { Notes } from "../product/notes.tsx";
import { Prose } from "../shared/prose.tsx";

export default function Authority({ glossary }: SystemCopy) {
  return (
    <Section
      outline={productOutlines["anti-drone-solution"]}
      id="authority"
      label={authority.label}
      title={authority.title}
    >
      <p className="col-span-full mt-6 text-lede lg:col-span-3 lg:mt-10 lg:text-body">
        <Prose text={authority.text} glossary={glossary} />
      </p>
      <SheetTable
        id="responses"
        {...authority.table}
        className="col-span-full mt-8 lg:col-span-9 lg:col-start-4 lg:mt-10"
      />
      <Notes
        notes={authority.notes}
        glossary={glossary}
        folds
        className="col-span-full mt-6 md:grid-cols-2 lg:mt-10 lg:grid-cols-4"
      />
    </Section>
  );
}
