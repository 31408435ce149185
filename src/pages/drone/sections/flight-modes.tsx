import { flightModes, modes } from "../../../content/syfor-drones.ts";
import { FlightModeFigure } from "../../../figures/flight-mode/flight-mode-figure.tsx";
import { Section } from "../../../ui/section.tsx";

export function FlightModes() {
  return (
    <Section number="3.0" label={modes.label} title={modes.title}>
      <ol className="col-span-full mt-12 border-rule border-b">
        {flightModes.map(({ figure, title, text }, index) => (
          <li
            key={figure}
            className="grid grid-cols-[1fr_8rem] items-center gap-x-(--gutter) gap-y-1 border-rule border-t py-5 sm:grid-cols-[1fr_12rem] lg:grid-cols-[3fr_5fr_4fr]"
          >
            <span className="label col-span-full text-second lg:col-span-1 lg:self-start lg:pt-1">
              3.{index + 1}
            </span>
            <div>
              <h3 className="font-semibold text-title">{title}</h3>
              <p className="mt-1 max-w-[28rem]">{text}</p>
            </div>
            <FlightModeFigure mode={figure} />
          </li>
        ))}
      </ol>
      <p className="label col-span-full mt-4 text-second">{modes.note}</p>
    </Section>
  );
}
