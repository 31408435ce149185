import { about } from "../../../content/home/about.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";
import { StatText } from "../../../ui/stat-list.tsx";

/** The aircraft stands on the line above the figures. */
export default function About() {
  return (
    <Section id="about" label={about.label} title={about.title} density="dense">
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
      <ul className="col-span-full mt-4 grid grid-cols-2 gap-x-(--gutter) sm:grid-cols-4">
        {about.stats.map((stat) => (
          <li key={stat.label} className="row-span-2 grid grid-rows-subgrid pb-3 sm:pb-4">
            <p>
              <StatText stat={stat} />
            </p>
            <p className="mt-1 text-caption text-second sm:mt-2 sm:text-small">{stat.note}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
