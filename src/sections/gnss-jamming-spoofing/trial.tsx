import { trial } from "../../content/products/gnss-jamming-spoofing/copy.ts";
import { productOutlines } from "../../content/products/outlines.ts";
import type { SystemCopy } from "../../content/types.ts";
import { PhasesFigure } from "../../drawings/phases/phases-figure.tsx";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Section } from "../../ui/section.tsx";
import { SheetTable } from "../../ui/sheet-table.tsx";
import { Notes } from "../product/notes.tsx";
import { Prose } from "../shared/prose.tsx";

/** Three phases on one line of time, then what is read from it. */
export default function Trial({ glossary }: SystemCopy) {
  return (
    <Section
      outline={productOutlines["gnss-jamming-spoofing"]}
      id="trial"
      label={trial.label}
      title={trial.title}
    >
      <FigureFrame id="phases" caption={trial.drawn} className="col-span-full mt-6 lg:mt-10">
        <div className="overflow-hidden max-sm:pb-3">
          <PhasesFigure />
        </div>
      </FigureFrame>
      <ol className="col-span-full mt-4 grid gap-x-(--gutter) sm:grid-cols-3">
        {trial.phases.map(({ title, text }) => (
          <li
            key={title}
            className="max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:items-baseline max-sm:border-rule max-sm:border-t max-sm:py-2 sm:pt-3"
          >
            <h3 className="font-semibold max-sm:text-small md:text-title">{title}</h3>
            <p className="text-small sm:mt-1">
              <Prose text={text} glossary={glossary} />
            </p>
          </li>
        ))}
      </ol>
      <SheetTable
        id="measures"
        {...trial.table}
        cell={(text) => <Prose text={text} glossary={glossary} />}
        units
        className="col-span-full mt-8 lg:col-span-8 lg:mt-10 max-md:[&_tbody_tr]:py-1.5 md:[&_tbody_th]:whitespace-nowrap"
      />
      <Notes
        notes={trial.notes}
        glossary={glossary}
        folds
        className="col-span-full mt-4 lg:col-span-4 lg:mt-10"
      />
    </Section>
  );
}
