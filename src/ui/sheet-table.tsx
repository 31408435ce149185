import type { ReactNode } from "react";
import { FigureFrame } from "./figure-frame.tsx";

interface SheetTableProps {
  /** As the page's outline lists it. */
  readonly id: string;
  readonly caption: string;
  readonly head: readonly string[];
  /** What the last column is called where each cell says it itself. */
  readonly lastInShort?: string;
  readonly rows: readonly (readonly string[])[];
  readonly className?: string;
  readonly cell?: (text: string) => ReactNode;
}

/** A table of words. On a narrow screen each row is a block: a name, what it is, and the last column by its label. */
export function SheetTable(props: SheetTableProps) {
  const { id, caption, head, lastInShort, rows, className, cell = (text) => text } = props;
  return (
    <FigureFrame id={id} kind="tables" caption={caption} className={className ?? ""}>
      <table className="w-full text-left text-small">
        <thead className="sr-only md:not-sr-only">
          <tr>
            {head.map((name) => (
              <th key={name} className="label border-strong border-t-2 py-3 font-normal text-second">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = "", ...cells]) => (
            <tr key={name} className="block border-rule border-t py-3 md:table-row">
              <th scope="row" className="block pr-6 align-top font-semibold md:table-cell md:w-1/5 md:py-3">
                {cell(name)}
              </th>
              {cells.map((text, index) => (
                <td
                  key={head[index + 1]}
                  className={`align-top md:table-cell md:py-3 md:pr-6 ${index > 0 ? "grid grid-cols-[4.35rem_1fr] items-baseline gap-x-2" : "block"}`}
                >
                  {index > 0 && (
                    <span className="label text-second md:hidden">{lastInShort ?? head[index + 1]} </span>
                  )}
                  <span>{cell(text)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}
