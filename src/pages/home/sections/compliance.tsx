import { compliance, standards } from "../../../content/home/compliance.ts";
import { Section } from "../../../ui/section.tsx";

export default function Compliance() {
  return (
    <Section id="compliance" label={compliance.label} title={compliance.title} ground="sheet" density="dense">
      <ul className="col-span-full mt-12 border-rule border-b">
        {standards.map(({ number, field, title, status, note }) => (
          <li
            key={number}
            className="grid grid-cols-12 items-baseline gap-x-(--gutter) gap-y-1 border-rule border-t py-5"
          >
            <h3 className="col-span-full lg:col-span-6 lg:grid lg:grid-cols-2 lg:items-baseline lg:gap-x-(--gutter)">
              <span className="display block whitespace-nowrap text-section">
                <span className="label mr-1 font-normal text-second tracking-normal">
                  {compliance.prefix}
                </span>
                {number}{" "}
              </span>
              <span className="mt-2 block font-semibold text-title first-letter:uppercase lg:mt-0">
                {field}
              </span>
            </h3>
            <p className="col-span-full max-w-[28rem] text-small lg:col-span-3">{title}</p>
            <p className="label col-span-full text-second lg:col-span-3">
              {status}
              {note && <span className="mt-1 block font-sans text-small text-text">{note}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
