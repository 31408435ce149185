import { homeOutline } from "../../content/home/outline.ts";
import { pipeline, programs, type Six } from "../../content/home/pipeline.ts";
import { yearOf } from "../../content/site/status.ts";
import { Section } from "../../ui/section.tsx";
import { edition } from "../shared/edition.ts";

/** Where each year's step begins. Its column reaches down to the foot, so no program's words can meet another's. */
const steps: Six<string> = [
  "xl:row-start-1",
  "xl:row-start-2",
  "xl:row-start-3",
  "xl:row-start-4",
  "xl:row-start-5",
  "xl:row-start-6",
];

const thisYear = yearOf(edition);

/** Stairs that lead down through the years where there is room, each program under its own step; a table where there is not. */
export default function Pipeline() {
  return (
    <Section outline={homeOutline} id="pipeline" label={pipeline.label} title={pipeline.title}>
      <p className="col-start-1 -col-end-1 mt-2 text-small lg:col-start-4 lg:mt-4">{pipeline.note}</p>
      <ol className="col-span-full mt-3 grid lg:mt-8 xl:-mr-(--gutter) xl:grid-cols-6 xl:grid-rows-[repeat(5,2.5rem)_auto]">
        {programs.map((program, index) => (
          <li
            key={program.year}
            className={`relative grid grid-cols-[3.75rem_1fr] items-baseline border-rule border-t py-1.5 md:py-2.5 md:grid-cols-[5.5rem_5fr_6fr] md:gap-x-(--gutter) xl:row-end-7 xl:block xl:border-t-0 xl:py-0 xl:last:pr-(--gutter) xl:not-first:before:absolute xl:not-first:before:bottom-full xl:not-first:before:h-10 xl:not-first:before:border-strong xl:not-first:before:border-l-2 ${steps[index]}`}
          >
            <span className="display block text-[1.2rem] xl:border-strong xl:border-t-2 xl:pt-2 xl:text-section">
              {program.year}{" "}
              {program.year === thisYear && (
                <span className="label block border-signal border-l-4 pl-1.5 font-normal tracking-normal max-md:absolute max-md:top-[0.7rem] max-md:right-0 xl:absolute xl:bottom-full xl:mb-2 xl:ml-3">
                  {pipeline.now}
                </span>
              )}
            </span>
            <div className="md:contents xl:mt-1 xl:block xl:pr-7">
              <h3 className="font-semibold leading-snug">{program.name}</h3>
              <p className="text-small xl:mt-1.5">{program.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
