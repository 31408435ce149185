import { authority, openSwitch } from "../../content/products/anti-drone-solution/copy.ts";
import { productOutlines } from "../../content/products/outlines.ts";
import type { SystemCopy } from "../../content/types.ts";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Picture } from "../../ui/picture.tsx";
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
      <p className="col-span-full mt-6 text-lede md:max-lg:col-span-8 lg:col-span-7 lg:col-start-4">
        <Prose text={authority.text} glossary={glossary} />
      </p>
      <FigureFrame
        id={openSwitch.name}
        caption={openSwitch.caption}
        className="col-span-full mt-6 self-start md:max-lg:col-span-4 lg:col-span-3 lg:mt-10 print:hidden"
      >
        <Picture
          picture={openSwitch}
          drawn={{ base: "70vw", md: "30vw", lg: "26vw", page: "23rem" }}
          className="h-auto w-full max-md:mx-auto max-md:w-3/4 lg:-ml-[9%] lg:w-[114%] lg:max-w-none"
        />
      </FigureFrame>
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
