import type { ReactNode } from "react";
import { captionId, FigureFrame } from "./figure-frame.tsx";

interface SheetTableProps {
  /** As the page's outline lists it. */
  readonly id: string;
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The second column holds units: on a narrow screen each stands under its name. */
  readonly units?: boolean;
  /** Where cells are long: on a narrow screen they stand below each other, each after its word of these, `--word` wide. */
  readonly short?: readonly string[];
  readonly className?: string;
  readonly cell?: (text: string) => ReactNode;
}

/**
 * On a narrow screen two columns: the name, over its unit if it has one, beside its text; or, where there is more to say, above it.
 * Long texts stand one below the other.
 */
const narrow = {
  beside: { row: "grid-cols-[2fr_3fr]", name: "" },
  units: {
    row: [
      "grid-cols-[2fr_3fr] grid-rows-[auto_1fr] *:nth-2:text-second max-md:*:nth-2:row-start-2",
      "max-md:*:nth-3:col-start-2 max-md:*:nth-3:row-span-2 max-md:*:nth-3:row-start-1",
    ].join(" "),
    name: "",
  },
  above: { row: "grid-cols-[3fr_2fr]", name: "col-span-full" },
  stacked: { row: "", name: "" },
};

/** A table of words. */
export function SheetTable(props: SheetTableProps) {
  const { id, caption, head, rows, units, short, className, cell = (text) => text } = props;
  const { row, name } = narrow[units ? "units" : short ? "stacked" : head.length > 2 ? "above" : "beside"];
  const line = `grid gap-x-4 md:table-row ${row}`;
  return (
    <FigureFrame id={id} kind="tables" caption={caption} className={className ?? ""}>
      <table aria-labelledby={captionId(id)} className="w-full border-rule border-b text-left text-small">
        <thead className="block md:table-header-group">
          <tr className={`${line} border-strong border-t-2 ${short ? "" : "py-1.5"} md:py-0`}>
            {head.map((title, index) => (
              <th
                key={title}
                scope="col"
                className={`label font-normal text-second md:not-sr-only md:border-strong md:border-t-2 md:py-3 ${short || (index === 0 && name) || (index === 1 && units) ? "sr-only" : ""}`}
              >
                {title}
                {index === 0 && units && (
                  <span aria-hidden="true" className="md:hidden">{`, ${head[1]?.toLowerCase()}`}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {rows.map(([title = "", ...cells]) => (
            <tr
              key={title}
              className={`${line} border-rule border-t py-1.5 ${short ? "max-md:first:border-t-0" : ""}`}
            >
              <th scope="row" className={`align-top font-semibold md:w-1/5 md:py-3 md:pr-6 ${name}`}>
                {cell(title)}
              </th>
              {cells.map((text, index) => (
                <td
                  key={head[index + 1]}
                  className={`align-top md:py-3 md:pr-6 ${short ? "grid grid-cols-[var(--word,3.75rem)_1fr] items-baseline max-md:mt-1 md:table-cell" : ""}`}
                >
                  {short && <span className="label text-second md:hidden">{short[index]}</span>}
                  {cell(text)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}
