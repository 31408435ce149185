import { compliance, standards } from "../../../content/home.ts";
import { Section } from "../../../ui/section.tsx";

export function Compliance() {
  return (
    <Section number="5.0" label={compliance.label} title={compliance.title} ground="sheet">
      <ul className="col-span-full mt-14">
        {standards.map(({ number, field, title, status, note }) => (
          <li
            key={number}
            className="grid grid-cols-12 gap-x-(--gutter) gap-y-2 border-strong border-t py-6 lg:items-baseline"
          >
            <p className="col-span-full lg:col-span-3">
              <span className="label block text-second">MIL-STD-</span>
              <span className="display text-figure">{number}</span>
            </p>
            <h3 className="col-span-full font-semibold text-title first-letter:uppercase lg:col-span-3">
              {field}
            </h3>
            <p className="col-span-full max-w-[28rem] lg:col-span-3">{title}</p>
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
