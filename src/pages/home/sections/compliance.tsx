import { edition } from "virtual:edition";
import { compliance, type Standard, standards } from "../../../content/home/compliance.ts";
import { statusAsOf } from "../../../content/site/status.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Section } from "../../../ui/section.tsx";

/** Where the screen is narrow, a title that says no more than the field is left out. */
const repeats = ({ title, field }: Standard) => title.toLowerCase().endsWith(field);

export default function Compliance() {
  return (
    <Section id="compliance" label={compliance.label} title={compliance.title} ground="sheet" density="dense">
      <p className="col-span-full mt-3 text-small lg:col-span-9 lg:col-start-4 lg:text-lede">
        {compliance.text}
      </p>
      <FigureFrame
        id="standards"
        kind="tables"
        caption={statusAsOf(edition)}
        className="col-span-full mt-[clamp(1rem,3.5vw,3.5rem)]"
      >
        <ul className="border-rule border-b">
          {standards.map((standard) => (
            <li
              key={standard.number}
              className="grid grid-cols-12 items-baseline gap-x-(--gutter) border-rule border-t py-2 text-small lg:py-5"
            >
              <h3 className="col-span-full flex flex-wrap items-baseline gap-x-1.5 md:col-span-6 md:grid md:grid-cols-2 md:gap-x-(--gutter)">
                <span className="display whitespace-nowrap text-title md:text-section">
                  <span className="label mr-1 font-normal text-second tracking-normal">
                    {compliance.prefix}
                  </span>
                  {standard.number}{" "}
                </span>
                <span className="block font-semibold first-letter:uppercase lg:text-title">
                  {standard.field}
                </span>
              </h3>
              <p
                className={`col-span-full text-caption lg:col-span-3 lg:text-small ${repeats(standard) ? "max-md:hidden" : ""}`}
              >
                {standard.title}
              </p>
              <div className="col-span-full md:col-span-6 lg:col-span-3">
                {standard.status.map((line) => (
                  <p key={line} className="label text-second">
                    {line}
                  </p>
                ))}
                <p>{standard.note}</p>
              </div>
            </li>
          ))}
        </ul>
      </FigureFrame>
    </Section>
  );
}
