import { site } from "../../../../content/products/drone-detection/site.ts";
import type { SystemCopy } from "../../../../content/types.ts";
import { Section } from "../../../../ui/section.tsx";
import { Prose } from "../../../shared/prose.tsx";
import { Checklist } from "../checklist.tsx";
import { Notes } from "../notes.tsx";

export default function Site({ glossary }: SystemCopy) {
  return (
    <Section id="site" label={site.label} title={site.title} density="dense">
      <div className="col-span-full mt-10 lg:col-span-7">
        <h3 className="border-strong border-t-2 pt-3 font-semibold text-title">{site.range.title}</h3>
        <dl className="mt-3">
          {site.range.factors.map(({ title, text }) => (
            <div key={title} className="border-rule border-t py-3 sm:grid sm:grid-cols-[9rem_1fr]">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-small">
                <Prose text={text} glossary={glossary} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Checklist {...site.survey} className="col-span-full mt-10 lg:col-span-5" />
      <Notes
        notes={site.notes}
        glossary={glossary}
        className="col-span-full mt-10 md:grid-cols-2 lg:col-span-9 lg:col-start-4"
      />
    </Section>
  );
}
