import { about } from "../../../content/home/about.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";
import { StatList } from "../../../ui/stat-list.tsx";

export default function About() {
  return (
    <Section id="about" label={about.label} title={about.title}>
      <div className="col-span-full mt-[clamp(1rem,3.5vw,3.5rem)] sm:col-span-7 lg:col-span-6 lg:col-start-7">
        <p className="text-small sm:text-body lg:text-lede">{about.text}</p>
        <dl className="mt-4">
          {about.values.map(({ title, text }) => (
            <div key={title} className="border-rule border-t py-2 text-small lg:py-4 lg:text-body">
              <dt className="inline font-semibold">{title}</dt> <dd className="inline">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FigureFrame
        id={about.picture.name}
        caption={about.caption}
        className="col-span-5 col-start-8 mt-[clamp(1rem,3.5vw,3.5rem)] hidden sm:block lg:col-start-1 lg:row-start-2"
      >
        <Picture
          picture={about.picture}
          drawn={{ base: "80vw", lg: "40vw" }}
          className="aspect-4/3 w-full bg-plate object-cover"
        />
      </FigureFrame>
      <StatList
        stats={about.stats}
        className="col-span-full row-start-3 mt-[clamp(1rem,3.5vw,3.5rem)] grid-cols-2 gap-x-(--gutter) gap-y-3 border-strong border-t-2 pt-3 sm:grid-cols-4"
      />
    </Section>
  );
}
