import { hiddenValley, site } from "../../content/products/drone-detection/copy.ts";
import { productOutlines } from "../../content/products/outlines.ts";
import type { SystemCopy } from "../../content/types.ts";
import { FourthRoot } from "../../drawings/fourth-root/fourth-root.tsx";
import { Section } from "../../ui/section.tsx";
import { SheetTable } from "../../ui/sheet-table.tsx";
import { Checklist, ListHeading } from "../product/checklist.tsx";
import { DetailFigure } from "../product/detail-figure.tsx";
import { Notes } from "../product/notes.tsx";
import { Prose } from "../shared/prose.tsx";

export default function Site({ glossary }: SystemCopy) {
  return (
    <Section outline={productOutlines["drone-detection"]} id="site" label={site.label} title={site.title}>
      <DetailFigure
        detail={hiddenValley}
        drawn={{ base: "100vw", page: "86rem" }}
        tall="drone-detection-detail-tall"
        bleed="w-full max-md:-mx-(--page-margin) max-md:w-screen"
        className="mt-4 lg:mt-10"
      />
      <SheetTable id="threats" {...site.threats} className="col-span-full mt-6 lg:col-span-7 lg:mt-10" />
      <div className="col-span-full mt-6 lg:col-span-5 lg:mt-10">
        <Checklist index={0} {...site.survey} />
      </div>
      <div className="col-span-full mt-6 lg:mt-10">
        <ListHeading index={1} title={site.range.title} />
        <dl className="mt-3 gap-x-(--gutter) lg:grid lg:grid-cols-5">
          {site.range.factors.map((factor) => (
            <div key={factor.title} className="border-rule border-t py-3 lg:first:col-span-2">
              <dt className="font-semibold">{factor.title}</dt>
              <dd className="text-small">
                <Prose text={factor.text} glossary={glossary} />
                {"drawn" in factor && <FourthRoot {...factor.drawn} />}
              </dd>
            </div>
          ))}
        </dl>
        <Notes notes={site.notes} glossary={glossary} folds className="md:grid-cols-2" />
      </div>
    </Section>
  );
}
