import { partners, partnerships } from "../../../content/home/partnerships.ts";
import { Section } from "../../../ui/section.tsx";

export default function Partnerships() {
  const { columns } = partnerships;
  return (
    <Section
      id="partnerships"
      number="4.0"
      label={partnerships.label}
      title={partnerships.title}
      density="dense"
    >
      <ul className="col-span-full mt-10 lg:col-span-9 lg:col-start-4">
        {partners.map(({ name, brings, gets }) => (
          <li
            key={name}
            className="grid gap-x-(--gutter) gap-y-3 border-rule border-t py-5 last:border-b md:grid-cols-[4fr_5fr_5fr]"
          >
            <h3 className="font-semibold text-title">{name}</h3>
            <p>
              <span className="label mb-1 block text-second">{columns.brings}</span>
              {brings}
            </p>
            <p>
              <span className="label mb-1 block text-second">{columns.gets}</span>
              {gets}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
