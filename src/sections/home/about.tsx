import { about } from "../../content/home/about.ts";
import { homeOutline } from "../../content/home/outline.ts";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Picture } from "../../ui/picture.tsx";
import { RunIn } from "../../ui/run-in.tsx";
import { Section } from "../../ui/section.tsx";
import { StatText } from "../../ui/stat-text.tsx";
import { Notes } from "./notes.tsx";

/** The aircraft stands on a line, and where there is room the figures beside it, below its booms. */
export default function About() {
  return (
    <Section outline={homeOutline} id="about" label={about.label} title={about.title}>
      <p className="col-span-full mt-3 text-small lg:col-span-4 lg:col-start-4 lg:mt-5 lg:text-body">
        {about.text}
      </p>
      <dl className="col-span-full mt-3 grid gap-x-(--gutter) max-lg:sm:grid-cols-3 lg:mt-5 lg:col-span-5">
        {about.values.map(({ title, text }) => (
          <div key={title} className="border-rule border-t py-1 text-small max-lg:sm:py-2">
            <RunIn as="dt" name={title} /> <dd className="inline">{text}</dd>
          </div>
        ))}
      </dl>
      <FigureFrame
        id={about.picture.name}
        caption={about.caption}
        className="col-span-full mt-4 xl:row-start-3 xl:-mt-2"
      >
        <div className="border-strong border-b-2">
          <Picture
            picture={about.picture}
            drawn={{ base: "90vw", page: "86rem" }}
            className="-mb-[1.45%] h-auto w-full"
          />
        </div>
      </FigureFrame>
      <ul className="about-figures col-span-full mt-3 grid gap-x-(--gutter) text-small">
        {about.stats.map(({ note, ...stat }) => (
          <li key={stat.label} className="border-rule py-1.5 max-sm:border-t">
            <p className="max-sm:flex max-sm:items-baseline max-sm:gap-2">
              <StatText stat={stat} />
            </p>{" "}
            <p className="mt-1 text-second">{note}</p>
          </li>
        ))}
      </ul>
      <Notes {...about.project} />
      <Notes {...about.agenda} stays />
    </Section>
  );
}
