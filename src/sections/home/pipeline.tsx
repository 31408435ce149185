import { homeOutline } from "../../content/home/outline.ts";
import { pipeline, programs } from "../../content/home/pipeline.ts";
import { yearOf } from "../../content/site/status.ts";
import { Section } from "../../ui/section.tsx";
import { edition } from "../shared/edition.ts";

const thisYear = yearOf(edition);

/** Stairs that rise through the years where there is room, the last program highest; a table where there is not. */
export default function Pipeline() {
  return (
    <Section outline={homeOutline} id="pipeline" label={pipeline.label} title={pipeline.title}>
      <p className="col-start-1 -col-end-1 mt-1 text-small lg:col-start-4">{pipeline.note}</p>
      <ol className="pipeline col-span-full">
        {programs.map(({ year, name, text }) => (
          <li key={year}>
            <span className="pipeline-year display">
              {year} {year === thisYear && <span className="label">{pipeline.now}</span>}
            </span>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
