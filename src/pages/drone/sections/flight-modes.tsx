import { droneGlossary } from "../../../content/products/syfor-drones/depth.ts";
import { flightModes, modes } from "../../../content/products/syfor-drones/flight-modes.ts";
import { FlightModeFigure } from "../../../drawings/flight-mode/flight-mode-figure.tsx";
import { ItemNumber } from "../../../ui/outline.tsx";
import { Section } from "../../../ui/section.tsx";
import { Prose } from "../../shared/prose.tsx";

export default function FlightModes() {
  return (
    <Section id="flight-modes" label={modes.label} title={modes.title} ground="sheet">
      <p className="col-span-full mt-3 text-small lg:col-span-9 lg:col-start-4 lg:mt-4 lg:text-balance lg:text-body">
        <span className="screen-only">{modes.key} </span>
        <Prose text={modes.note} glossary={droneGlossary} />
      </p>
      <ol className="col-span-full mt-4 grid gap-x-(--gutter) border-rule border-b lg:mt-12 lg:grid-cols-5 lg:border-b-0">
        {flightModes.map(({ figure, title, text }, index) => (
          <li
            key={figure}
            className="grid grid-cols-[1fr_max(6.5rem,24%)] items-center gap-x-4 border-rule border-t py-2.5 lg:flex lg:flex-col lg:border-strong lg:py-4"
          >
            {/* The longest takes two lines: a shorter one keeps to the words below it. */}
            <div className="col-span-full flex items-baseline gap-3 self-start lg:mt-4 lg:min-h-[4.75rem] lg:flex-col lg:justify-end lg:gap-1">
              <ItemNumber index={index} />
              <h3 className="font-semibold leading-tight lg:text-[1.2rem]">{title}</h3>
            </div>
            <p className="mt-1 self-start text-small">{text}</p>
            <div className="w-full lg:-order-1">
              <FlightModeFigure mode={figure} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
