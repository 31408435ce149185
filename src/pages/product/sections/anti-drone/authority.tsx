import { authority, openSwitch } from "../../../../content/products/anti-drone-solution/authority.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { FigureFrame } from "../../../../ui/figure-frame.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Section } from "../../../../ui/section.tsx";
import { SheetTable } from "../../../../ui/sheet-table.tsx";
import { Prose } from "../../../shared/prose.tsx";
import { Notes } from "../notes.tsx";

export default function Authority({ glossary }: SystemCopy) {
  return (
    <Section id="authority" label={authority.label} title={authority.title}>
      <p className="col-span-full mt-6 text-lede md:max-lg:col-span-8 lg:col-span-7 lg:col-start-4">
        <Prose text={authority.text} glossary={glossary} />
      </p>
      <FigureFrame
        id={openSwitch.name}
        caption={openSwitch.caption}
        className="col-span-full mt-6 items-end gap-x-4 self-start max-md:grid max-md:grid-cols-[3fr_2fr] max-md:[&>figcaption]:block md:col-span-4 lg:mt-10 print:hidden"
      >
        <Picture
          picture={openSwitch}
          drawn={{ base: "55vw", md: "30vw", lg: "34vw", page: "30rem" }}
          className="h-auto w-full lg:-ml-[9%] lg:w-[114%] lg:max-w-none"
        />
      </FigureFrame>
      <SheetTable
        id="responses"
        {...authority.table}
        className="col-span-full mt-8 lg:col-span-8 lg:col-start-5 lg:mt-10"
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
