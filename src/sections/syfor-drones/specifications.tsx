import type { ReactNode } from "react";
import { productOutlines } from "../../content/products/outlines.ts";
import { droneSpecs, specs } from "../../content/products/syfor-drones/specifications.ts";
import { captionId, FigureFrame } from "../../ui/figure-frame.tsx";
import { Fold } from "../../ui/fold.tsx";
import { RunIn } from "../../ui/run-in.tsx";
import { Section } from "../../ui/section.tsx";
import { SpecRow } from "./spec-row.tsx";

export default function Specifications({ children }: { readonly children?: ReactNode }) {
  return (
    <Section
      outline={productOutlines["syfor-drones"]}
      id="specifications"
      label={specs.label}
      title={specs.title}
      ground="sheet"
    >
      <FigureFrame
        id="published-figures"
        kind="tables"
        caption={specs.caption}
        className="col-span-full mt-4 lg:mt-12 print:break-inside-auto!"
      >
        <table
          aria-labelledby={captionId("published-figures")}
          className="w-full border-rule border-b text-left"
        >
          <thead className="label text-second max-md:sr-only">
            <tr>
              {specs.head.map((title) => (
                <th key={title} className="border-strong border-t-2 py-2 font-normal">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {droneSpecs.map((spec) => (
              <SpecRow key={spec.label} spec={spec} />
            ))}
          </tbody>
          <tfoot className="block text-small md:table-footer-group">
            <tr className="grid border-rule border-t py-1.5 md:table-row *:md:py-5">
              <th scope="row" className="font-normal md:pr-4">
                {specs.askAbout.title}
              </th>
              <td colSpan={3}>
                <p>{specs.askAbout.text}</p>
              </td>
            </tr>
          </tfoot>
        </table>
      </FigureFrame>
      <Fold
        heading={<h3 className="border-strong border-t py-2 font-semibold">{specs.howToRead.title}</h3>}
        preview={specs.howToRead.notes.map(({ title }) => `${title}.`).join(" ")}
        stays
        className="col-span-full mt-4 lg:col-span-9 lg:col-start-4 lg:mt-10"
      >
        <div className="grid gap-x-(--gutter) gap-y-3 text-small md:grid-cols-3">
          {specs.howToRead.notes.map(({ title, text }) => (
            <p key={title}>
              <RunIn name={title} /> {text}
            </p>
          ))}
        </div>
      </Fold>
      {children}
    </Section>
  );
}
