import { edition } from "virtual:edition";
import { compliance, type Standard, standards } from "../../../content/home/compliance.ts";
import { statusAsOf } from "../../../content/site/status.ts";
import { Fold } from "../../../ui/fold.tsx";
import { Section } from "../../../ui/section.tsx";

function Name({ standard: { number, field } }: { readonly standard: Standard }) {
  return (
    <h3 className="flex flex-wrap items-baseline gap-x-1.5 max-sm:py-1.5 md:grid md:grid-cols-2 md:gap-x-(--gutter)">
      <span className="display whitespace-nowrap text-title md:text-section">
        <span className="label mr-1 font-normal text-second tracking-normal">{compliance.prefix}</span>
        {number}{" "}
      </span>
      <span className="block font-semibold text-[0.85rem] first-letter:uppercase sm:text-small lg:text-title">
        {field}
      </span>
    </h3>
  );
}

/** Four names on a phone; title, revision and note are looked up. */
export default function Compliance() {
  return (
    <Section id="compliance" label={compliance.label} title={compliance.title} ground="sheet" density="dense">
      <p className="col-span-full mt-3 text-small lg:col-span-9 lg:col-start-4 lg:text-lede">
        {compliance.text}
      </p>
      <div className="col-span-full mt-[clamp(0.75rem,3.5vw,3.5rem)]">
        <ul className="border-rule border-b">
          {standards.map((standard) => (
            <li key={standard.number} className="border-rule border-t text-small sm:py-2 lg:py-5">
              <Fold
                heading={<Name standard={standard} />}
                className="grid-cols-2 items-baseline gap-x-(--gutter) md:grid"
              >
                <div className="items-baseline gap-x-(--gutter) max-sm:pb-3 lg:grid lg:grid-cols-2">
                  <p className="text-caption lg:text-small">{standard.title}</p>
                  <div>
                    {standard.status.map((line) => (
                      <p key={line} className="label text-second">
                        {line}
                      </p>
                    ))}
                    <p>{standard.note}</p>
                  </div>
                </div>
              </Fold>
            </li>
          ))}
        </ul>
        <p className="label mt-3 text-second">{statusAsOf(edition)}</p>
      </div>
    </Section>
  );
}
