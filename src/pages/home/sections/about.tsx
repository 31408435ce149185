import { about } from "../../../content/home/about.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { RunIn } from "../../../ui/run-in.tsx";
import { Section } from "../../../ui/section.tsx";
import { StatText } from "../../../ui/stat-text.tsx";

/** The aircraft stands on the line above the figures. */
export default function About() {
  return (
    <Section id="about" label={about.label} title={about.title} density="dense">
      <p className="col-span-full mt-[clamp(0.75rem,3.5vw,3.5rem)] text-small sm:col-span-6 sm:text-body lg:text-lede">
        {about.text}
      </p>
      <dl className="col-span-full mt-[clamp(0.75rem,3.5vw,3.5rem)] sm:col-span-6 lg:col-span-5 lg:col-start-8">
        {about.values.map(({ title, text }) => (
          <div key={title} className="border-rule border-t py-1 text-small sm:py-2 lg:text-body">
            <RunIn as="dt" name={title} /> <dd className="inline">{text}</dd>
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
          <li key={stat.label} className="pb-2">
            <StatText stat={stat} />
          </li>
        ))}
      </ul>
      <ul className="col-span-full grid gap-x-(--gutter) gap-y-2 text-second text-small max-sm:border-rule max-sm:border-t max-sm:pt-2 sm:grid-cols-4">
        {about.stats.map(({ value, label, note }) => (
          <li key={label}>
            <span className="sm:hidden">
              <RunIn name={value} />{" "}
            </span>
            {note}
          </li>
        ))}
      </ul>
      <div className="col-span-full mt-6 border-strong border-t pt-3 text-small sm:mt-10">
        <p>{about.unstated}</p>
      </div>
    </Section>
  );
}
