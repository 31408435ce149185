import { compliance, type Standard, standards } from "../../content/home/compliance.ts";
import { homeOutline } from "../../content/home/outline.ts";
import { statusAsOf } from "../../content/site/status.ts";
import { captionId, FigureFrame } from "../../ui/figure-frame.tsx";
import { Section } from "../../ui/section.tsx";
import { edition } from "../shared/edition.ts";
import { BackToFigure } from "./back-to-figure.tsx";

/** On the page's own columns. */
const columns = "md:grid md:grid-cols-[3fr_3fr_3fr_5fr] md:gap-x-(--gutter) lg:grid-cols-4";

/** On a narrow screen name and field share a line, with status and note below; the field says what the title does at length. */
function Row({ standard: { number, field, title, status, note } }: { readonly standard: Standard }) {
  return (
    <tr
      className={`flex flex-wrap items-baseline gap-x-1.5 border-rule border-t py-2 lg:items-start lg:py-3 ${columns}`}
    >
      <th scope="row" className="display whitespace-nowrap text-title lg:text-section">
        <span className="label mr-1 font-normal text-second tracking-normal">{compliance.prefix}</span>
        {number}{" "}
      </th>
      <td className="font-semibold text-small leading-tight first-letter:uppercase lg:pt-px lg:text-title">
        {field}
      </td>
      <td className="text-caption max-md:hidden lg:pt-0.5 lg:text-small">{title}</td>
      <td className="text-small max-md:basis-full lg:pt-1">
        {status.map((line) => (
          <p key={line} className="label text-second">
            {line}
          </p>
        ))}
        <p className="mt-1">{note}</p>
      </td>
    </tr>
  );
}

export default function Compliance() {
  return (
    <Section
      outline={homeOutline}
      id="compliance"
      label={compliance.label}
      title={compliance.title}
      ground="sheet"
    >
      <FigureFrame
        id="standards"
        kind="tables"
        caption={statusAsOf(edition)}
        className="col-span-full mt-[clamp(0.75rem,2.5vw,2.5rem)]"
      >
        <table aria-labelledby={captionId("standards")} className="block border-rule border-b text-left">
          <thead className="label block text-second max-md:sr-only">
            <tr className={`border-strong border-t-2 py-2 ${columns}`}>
              {compliance.head.map((title) => (
                <th key={title} scope="col" className="font-normal">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block">
            {standards.map((standard) => (
              <Row key={standard.number} standard={standard} />
            ))}
          </tbody>
        </table>
      </FigureFrame>
      <div
        id={compliance.note.id}
        className="col-span-full mt-4 flex scroll-mt-16 flex-wrap gap-x-3 text-small xl:-mt-6 lg:col-span-9 lg:col-start-4"
      >
        <span className="label text-second">{compliance.note.number}</span>
        <p className="flex-1">
          {`${compliance.note.text} `}
          <BackToFigure mark="²" />
        </p>
      </div>
    </Section>
  );
}
