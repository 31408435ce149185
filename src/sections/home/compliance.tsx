import { compliance, type Standard, standards } from "../../content/home/compliance.ts";
import { homeOutline } from "../../content/home/outline.ts";
import { statusAsOf } from "../../content/site/status.ts";
import { captionId, FigureFrame } from "../../ui/figure-frame.tsx";
import { Section } from "../../ui/section.tsx";
import { edition } from "../shared/edition.ts";
import { BackToFigure } from "./back-to-figure.tsx";

/** Where there is room, on the page's own columns. */
const columns = "md:grid md:grid-cols-[3fr_3fr_3fr_5fr] md:gap-x-(--gutter) lg:grid-cols-9";

/** On a narrow screen name and field share a line, with status and note below; the field says what the title does at length, which stands under it where there is room. */
function Row({ standard: { number, field, title, status, note } }: { readonly standard: Standard }) {
  return (
    <tr
      className={`flex flex-wrap items-baseline gap-x-1.5 border-rule border-t py-2 lg:grid-rows-[auto_1fr] lg:items-start lg:py-2.5 ${columns}`}
    >
      <th
        scope="row"
        className="display whitespace-nowrap text-title lg:col-span-2 lg:row-span-2 lg:text-section"
      >
        <span className="label mr-1 font-normal text-second tracking-normal">{compliance.prefix}</span>
        {number}{" "}
      </th>
      <td className="font-semibold text-small leading-tight first-letter:uppercase lg:col-span-4 lg:pt-1 lg:text-title">
        {field}
      </td>
      <td
        className={`text-caption max-md:hidden lg:col-span-4 lg:col-start-3 lg:mt-1 lg:text-small ${title.toLowerCase() === field ? "lg:sr-only" : ""}`}
      >
        {title}
      </td>
      <td className="text-small max-md:basis-full lg:col-span-3 lg:col-start-7 lg:row-span-2 lg:row-start-1 lg:pt-1">
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
      volume="column"
    >
      <FigureFrame
        id="standards"
        kind="tables"
        caption={statusAsOf(edition)}
        className="col-span-full mt-3 lg:mt-4"
      >
        <table aria-labelledby={captionId("standards")} className="block border-rule border-b text-left">
          <thead className="label block text-second max-md:sr-only">
            <tr className={`border-rule border-t py-2 ${columns}`}>
              {compliance.head.map((title) => (
                <th
                  key={title}
                  scope="col"
                  className="font-normal lg:nth-1:col-span-2 lg:nth-2:col-span-4 lg:nth-3:sr-only lg:nth-4:col-span-3"
                >
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
        className="col-span-full mt-4 flex scroll-mt-16 flex-wrap gap-x-3 text-small lg:mt-2 xl:-mt-6 xl:col-span-6 xl:col-start-4"
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
