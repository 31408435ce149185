import { productOutlines } from "../../content/products/outlines.ts";
import { flightModes, modes } from "../../content/products/syfor-drones/copy.ts";
import { droneGlossary } from "../../content/products/syfor-drones/depth.ts";
import { FlightModeFigure, FlightModeKey } from "../../drawings/flight-mode/flight-mode-figure.tsx";
import { ItemNumber } from "../../ui/outline.tsx";
import { Section } from "../../ui/section.tsx";
import { Prose } from "../shared/prose.tsx";

const modeStyle = [
  "grid grid-cols-[1fr_max(6.5rem,24%)] items-center gap-x-4 border-rule border-t py-2.5",
  "lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:items-start lg:border-strong lg:py-4",
].join(" ");

export default function FlightModes() {
  return (
    <Section
      outline={productOutlines["syfor-drones"]}
      id="flight-modes"
      label={modes.label}
      title={modes.title}
      ground="sheet"
    >
      <p className="col-span-full mt-3 text-small lg:col-span-9 lg:col-start-4 lg:mt-4 lg:text-lede">
        <Prose text={modes.note} glossary={droneGlossary} />
      </p>
      <FlightModeKey className="screen-only col-span-full mt-3 lg:col-span-9 lg:col-start-4" />
      <ol className="col-span-full mt-4 grid gap-x-(--gutter) border-rule border-b lg:mt-8 lg:grid-cols-[1fr_1.35fr_1fr_1fr_1fr] lg:border-b-0">
        {flightModes.map(({ figure, title, text }, index) => (
          <li key={figure} className={modeStyle}>
            <div className="col-span-full flex items-baseline gap-3 self-start lg:mt-4 lg:flex-col lg:gap-1">
              <ItemNumber index={index} />
              <h3 className="font-semibold leading-tight lg:text-[1.1rem]">{title}</h3>
            </div>
            <p className="mt-1 self-start text-small">{text}</p>
            <div className="w-full border-rule border-b lg:-order-1">
              <FlightModeFigure mode={figure} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
