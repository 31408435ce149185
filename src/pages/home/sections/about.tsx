import { about } from "../../../content/home/about.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";
import { StatList } from "../../../ui/stat-list.tsx";

const quarters = "col-span-full grid grid-cols-2 gap-x-(--gutter) gap-y-3 sm:grid-cols-4";

/** The aircraft stands on the line above the figures. */
export default function About() {
  return (
    <Section id="about" label={about.label} title={about.title}>
      <p className="col-span-full mt-[clamp(1rem,3.5vw,3.5rem)] text-small sm:col-span-6 sm:text-body lg:text-lede">
        {about.text}
      </p>
      <dl className="col-span-full mt-[clamp(1rem,3.5vw,3.5rem)] sm:col-span-6 lg:col-span-5 lg:col-start-8">
        {about.values.map(({ title, text }) => (
          <div key={title} className="border-rule border-t py-1 text-small sm:py-2 lg:text-body">
            <dt className="inline font-semibold">{title}</dt> <dd className="inline">{text}</dd>
          </div>
        ))}
      </dl>
      <FigureFrame id={about.picture.name} caption={about.caption} className="col-span-full mt-4">
        <div className="border-strong border-b-2">
          <Picture
            picture={about.picture}
            drawn={{ base: "90vw", page: "86rem" }}
            className="-mb-[1.45%] h-auto w-full"
          />
        </div>
      </FigureFrame>
      <StatList stats={about.stats} className={`mt-4 ${quarters}`} />
      <ul className={`mt-3 text-caption text-second sm:text-small ${quarters}`}>
        {about.notes.map(({ title, text }) => (
          <li key={title}>
            <strong className="font-semibold">{title}</strong> {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}
