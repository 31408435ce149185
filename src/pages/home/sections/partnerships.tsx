import { partners, partnerships } from "../../../content/home/partnerships.ts";
import { Fold } from "../../../ui/fold.tsx";
import { Section } from "../../../ui/section.tsx";

const { columns } = partnerships;
const rowStyle = "gap-x-(--gutter) md:grid md:grid-cols-3";
const pairStyle = "col-span-2 grid grid-cols-2 gap-x-(--gutter)";

/** Four names on a phone, each with its exchange to open. */
export default function Partnerships() {
  return (
    <Section id="partnerships" label={partnerships.label} title={partnerships.title} density="dense">
      <div className="col-span-full mt-[clamp(0.75rem,3.5vw,3.5rem)] lg:col-span-9 lg:col-start-4">
        <div aria-hidden="true" className={`label pb-2 text-second max-sm:hidden ${rowStyle}`}>
          <div className={`md:col-start-2 ${pairStyle}`}>
            <span>{columns.brings}</span>
            <span>{columns.gets}</span>
          </div>
        </div>
        <ul>
          {partners.map(({ name, brings, gets }) => (
            <li key={name} className="border-rule border-t last:border-b sm:py-2.5 lg:py-5">
              <Fold
                heading={<h3 className="font-semibold leading-tight max-sm:py-3 lg:text-[1.2rem]">{name}</h3>}
                className={`items-baseline *:last:col-span-2 ${rowStyle}`}
              >
                <div className={`text-small max-sm:pb-3 lg:text-body ${pairStyle}`}>
                  <p>
                    <span className="label block text-second sm:sr-only">{columns.brings} </span>
                    {brings}
                  </p>
                  <p>
                    <span className="label block text-second sm:sr-only">{columns.gets} </span>
                    {gets}
                  </p>
                </div>
              </Fold>
            </li>
          ))}
        </ul>
        <p className="label mt-3 max-w-none text-second">{partnerships.caption}</p>
      </div>
    </Section>
  );
}
