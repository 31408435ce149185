import { partners, partnerships } from "../../../content/home/partnerships.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Section } from "../../../ui/section.tsx";

const columnsStyle = "grid grid-cols-2 gap-x-(--gutter) md:grid-cols-[4fr_5fr_5fr] lg:grid-cols-3";

export default function Partnerships() {
  const { columns } = partnerships;
  return (
    <Section id="partnerships" label={partnerships.label} title={partnerships.title} density="dense">
      <FigureFrame
        id="partners"
        kind="tables"
        caption={partnerships.caption}
        className="col-span-full mt-[clamp(1rem,3.5vw,3.5rem)] lg:col-span-9 lg:col-start-4"
      >
        <div aria-hidden="true" className={`label pb-2 text-second ${columnsStyle}`}>
          <span className="md:col-start-2">{columns.brings}</span>
          <span>{columns.gets}</span>
        </div>
        <ul>
          {partners.map(({ name, brings, gets }) => (
            <li
              key={name}
              className={`items-baseline border-rule border-t py-1.5 last:border-b lg:py-5 ${columnsStyle}`}
            >
              <h3 className="font-semibold leading-tight max-md:col-span-full lg:text-[1.2rem]">{name}</h3>
              <p className="self-start text-small lg:text-body">
                <span className="sr-only">{columns.brings}: </span>
                {brings}
              </p>
              <p className="self-start text-small lg:text-body">
                <span className="sr-only">{columns.gets}: </span>
                {gets}
              </p>
            </li>
          ))}
        </ul>
      </FigureFrame>
    </Section>
  );
}
