import { pipeline, programs } from "../../../content/home.ts";
import { Section } from "../../../ui/section.tsx";

/** A staircase on wide screens: each program stands under its year. A list on narrow ones. */
const steps = [
  "lg:col-start-1 lg:row-start-1",
  "lg:col-start-2 lg:row-start-2",
  "lg:col-start-3 lg:row-start-3",
  "lg:col-start-4 lg:row-start-4",
  "lg:col-start-5 lg:row-start-5",
  "lg:col-start-6 lg:row-start-6",
];

export function Pipeline() {
  return (
    <Section number="3.0" label={pipeline.label} title={pipeline.title}>
      <ol className="pipeline col-span-full mt-14 grid lg:grid-cols-6">
        {programs.map(({ year, name, field, text }, index) => (
          <li
            key={year}
            className={`grid grid-cols-[5rem_1fr] gap-x-4 border-rule border-t py-5 lg:flex lg:flex-col lg:border-strong lg:border-t-2 lg:py-3 lg:pr-6 ${steps[index]}`}
          >
            <span className="display text-title lg:text-figure">{year}</span>
            <div className="lg:mt-2">
              <h3 className="font-semibold leading-tight">{name}</h3>
              <p className="label mt-1 text-second">{field}</p>
              <p className="mt-2 text-small">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="label col-span-full mt-8 text-second">{pipeline.note}</p>
    </Section>
  );
}
