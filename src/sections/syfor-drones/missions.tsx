import type { ComponentProps } from "react";
import { productOutlines } from "../../content/products/outlines.ts";
import { missionApplications, missions } from "../../content/products/syfor-drones/copy.ts";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { SheetTable } from "../../ui/sheet-table.tsx";

interface Place {
  readonly item: string;
  readonly drawn: ComponentProps<typeof Picture>["drawn"];
  readonly bleed: boolean;
  readonly plate: string;
}

/** From edge to edge as far as its master is sharp; in a window wider still, beside its words. */
const first: Place = {
  item: "lg:grid lg:grid-cols-subgrid lg:items-baseline min-[100rem]:grid-rows-[1fr_auto]",
  drawn: { base: "100vw", page: "62vw" },
  bleed: true,
  plate: [
    "w-full max-md:aspect-square! max-md:object-[50%_40%] lg:aspect-[5/2] lg:object-[50%_20%]",
    "md:max-[100rem]:-mx-(--page-margin) md:max-[100rem]:w-[calc(100%+2*var(--page-margin))]",
  ].join(" "),
};
const beside: Place = {
  item: "md:col-span-6 md:max-lg:[&_figcaption]:min-h-[2lh]",
  drawn: { base: "100vw", md: "45vw" },
  bleed: false,
  plate: "border-strong md:border-t-2 max-w-none max-md:-mx-(--page-margin) w-screen md:w-full",
};
const places = [first, beside, beside];

/** One from edge to edge, the others side by side below it; on a phone each from edge to edge, in a shape of its own. */
const { title: loadOuts, preview, ...table } = missions.loadOuts;

export default function Missions() {
  return (
    <Section
      outline={productOutlines["syfor-drones"]}
      id="missions"
      label={missions.label}
      title={missions.title}
    >
      <ul className="col-span-full mt-4 grid grid-cols-subgrid gap-y-[clamp(1.25rem,3vw,3rem)] lg:mt-12">
        {missionApplications.map(({ title, text, picture, caption }, index) => {
          const { item, plate, drawn, bleed } = places[index] ?? beside;
          return (
            <li key={title} className={`col-span-full ${item}`}>
              <FigureFrame
                id={picture.name}
                caption={caption}
                className="lg:col-span-full min-[100rem]:col-span-9 min-[100rem]:row-span-2"
              >
                <Picture picture={picture} drawn={drawn} bleed={bleed} className={plate} />
              </FigureFrame>
              <h3 className="mt-2 font-semibold text-[1.2rem] leading-tight lg:col-span-3 lg:mt-4 lg:text-title min-[100rem]:self-end">
                {title}
              </h3>
              <p className="mt-1 text-small lg:col-span-7 lg:text-body min-[100rem]:col-span-3">{text}</p>
            </li>
          );
        })}
      </ul>
      <Fold
        heading={<h3 className="border-strong border-t-2 py-2 font-semibold lg:text-title">{loadOuts}</h3>}
        preview={preview}
        stays
        className="col-span-full mt-6 lg:mt-10"
      >
        <SheetTable id="load-outs" {...table} className="[--word:4rem]" />
      </Fold>
    </Section>
  );
}
