import { attackedNode, range } from "../../content/products/cyber-warfare-simulation/copy.ts";
import { productOutlines } from "../../content/products/outlines.ts";
import type { SystemCopy } from "../../content/types.ts";
import { Fold } from "../../ui/fold.tsx";
import { useItemNumber } from "../../ui/outline.tsx";
import { Section } from "../../ui/section.tsx";
import { SheetTable } from "../../ui/sheet-table.tsx";
import { ListHeading } from "../product/checklist.tsx";
import { DetailFigure } from "../product/detail-figure.tsx";
import { Notes } from "../product/notes.tsx";

const { checklist } = range;

interface RangeTableProps {
  readonly id: "kinds" | "scorecard";
  readonly index: number;
}

function RangeTable({ id, index }: RangeTableProps) {
  const { title, ...table } = range[id];
  return (
    <div id={useItemNumber(index)} className="col-span-full mt-4 lg:col-span-6 lg:mt-10">
      <Fold heading={<ListHeading index={index} title={title} />} stays>
        <SheetTable
          id={id}
          {...table}
          className="mt-3 lg:[&_tbody_th]:whitespace-nowrap [&_thead]:[--strong:var(--rule)] md:[&_thead_:is(tr,th)]:border-t"
        />
      </Fold>
    </div>
  );
}

/** First what must hold before anything else does, to read one by one; then what there is to choose. */
export default function Range({ glossary }: SystemCopy) {
  return (
    <Section
      outline={productOutlines["cyber-warfare-simulation"]}
      id="range"
      label={range.label}
      title={range.title}
    >
      <SheetTable
        id="hours"
        {...range.hours}
        className="col-span-full mt-4 lg:col-span-9 lg:col-start-4 lg:mt-8 max-md:[&_tr]:grid-cols-[4rem_1fr]"
      />
      <DetailFigure
        detail={attackedNode}
        drawn={{ base: "100vw", lg: "62vw" }}
        bleed="w-screen -ml-(--to-the-edge) lg:aspect-6/5 lg:w-[calc(100%+var(--to-the-edge))] lg:border-strong lg:border-t-2 lg:object-cover lg:object-right"
        className="mt-6 lg:col-span-6 lg:row-start-3 lg:mt-10"
      />
      <div className="col-span-full mt-6 lg:col-span-6 lg:col-start-7 lg:mt-10 print:col-span-full print:col-start-1">
        <ListHeading index={0} title={checklist.title} />
        <p className="mt-1 text-second text-small">{checklist.lead}</p>
        <ol className="mt-3 max-sm:text-small">
          {checklist.checks.map((check, index) => (
            <li
              key={check}
              className="flex items-baseline gap-3 border-rule border-t py-2 sm:gap-4 sm:py-2.5"
            >
              <span className="label text-second">{index + 1}</span>
              {check}
            </li>
          ))}
        </ol>
        <Notes notes={range.notes} glossary={glossary} folds />
      </div>
      <RangeTable id="kinds" index={1} />
      <RangeTable id="scorecard" index={2} />
    </Section>
  );
}
