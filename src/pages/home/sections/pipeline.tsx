import { pipeline, programs, type Six } from "../../../content/home/pipeline.ts";
import { Section } from "../../../ui/section.tsx";

/**
 * Flags on a time line where there is room: the axis on top, each program hanging from its year, the last
 * one highest, so that no staff crosses another's text. A plain list where there is not.
 */
const flags: Six<string> = [
  "xl:col-start-1 xl:h-[50.5rem]",
  "xl:col-start-2 xl:h-[43.5rem]",
  "xl:col-start-3 xl:h-[36.5rem]",
  "xl:col-start-4 xl:h-[29.5rem]",
  "xl:col-start-5 xl:h-[22.75rem]",
  "xl:col-start-6 xl:h-[15rem]",
];

export default function Pipeline() {
  return (
    <Section id="pipeline" label={pipeline.label} title={pipeline.title} density="dense">
      <ol className="col-span-full mt-14 grid xl:grid-cols-6 xl:border-strong xl:border-t-2">
        {programs.map(({ year, name, field, text }, index) => (
          <li
            key={year}
            className={`grid grid-cols-[4.75rem_1fr] border-rule border-t py-5 xl:-col-end-1 xl:row-start-1 xl:flex xl:flex-col xl:justify-between xl:border-t-0 xl:border-strong xl:border-l xl:py-0 ${flags[index]}`}
          >
            <span className="display text-title xl:-mt-px xl:w-fit xl:px-3 xl:pt-2 xl:text-section">
              {year}
            </span>
            <div className="xl:max-w-[40rem] xl:px-3">
              <h3 className="relative font-semibold text-title xl:leading-none">
                <span
                  className="absolute top-[0.3em] -left-[calc(0.75rem+5.5px)] hidden size-2.5 bg-text xl:block"
                  aria-hidden="true"
                />
                {name}
              </h3>
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
