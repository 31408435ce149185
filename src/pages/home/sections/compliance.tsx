import { compliance, standards } from "../../../content/home/compliance.ts";
import { Section } from "../../../ui/section.tsx";

export default function Compliance() {
  return (
    <Section id="compliance" label={compliance.label} title={compliance.title} ground="sheet" density="dense">
      <p className="col-span-full mt-3 text-small lg:col-span-9 lg:col-start-4 lg:text-lede">
        {compliance.text}
      </p>
      <ul className="col-span-full mt-[clamp(1rem,3.5vw,3.5rem)] border-rule border-b">
        {standards.map(({ number, field, title, status, note }) => (
          <li
            key={number}
            className="grid grid-cols-12 items-baseline gap-x-(--gutter) border-rule border-t py-2 text-small lg:py-5"
          >
            <h3 className="col-span-full flex flex-wrap items-baseline gap-x-1.5 md:col-span-6 md:grid md:grid-cols-2 md:gap-x-(--gutter)">
              <span className="display whitespace-nowrap text-title md:text-section">
                <span className="label mr-1 font-normal text-second tracking-normal">
                  {compliance.prefix}
                </span>
                {number}{" "}
              </span>
              <span className="block font-semibold first-letter:uppercase lg:text-title">{field}</span>
            </h3>
            <p className="col-span-full text-caption lg:col-span-3 lg:text-small">{title}</p>
            <p className="col-span-full md:col-span-6 lg:col-span-3">
              {status.map((line) => (
                <span key={line} className="label block text-second">
                  {line}
                </span>
              ))}
              {note}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
