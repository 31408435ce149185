import { partners, partnerships } from "../../../content/home/partnerships.ts";
import { Section } from "../../../ui/section.tsx";

const columnsStyle = "gap-x-(--gutter) md:grid-cols-[4fr_5fr_5fr] lg:grid-cols-3";

export default function Partnerships() {
  const { columns } = partnerships;
  return (
    <Section id="partnerships" label={partnerships.label} title={partnerships.title} density="dense">
      <div className="col-span-full mt-10 lg:col-span-9 lg:col-start-4">
        <div aria-hidden="true" className={`label hidden pb-2 text-second md:grid ${columnsStyle}`}>
          <span className="col-start-2">{columns.brings}</span>
          <span>{columns.gets}</span>
        </div>
        <ul>
          {partners.map(({ name, brings, gets }) => (
            <li
              key={name}
              className={`grid gap-y-3 border-rule border-t py-5 last:border-b md:items-baseline ${columnsStyle}`}
            >
              <h3 className="font-semibold text-title">{name}</h3>
              <p>
                <span className="label mb-1 block text-second md:sr-only">{columns.brings}</span>
                {brings}
              </p>
              <p>
                <span className="label mb-1 block text-second md:sr-only">{columns.gets}</span>
                {gets}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
