import { about } from "../../../content/home/about.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";
import { StatList } from "../../../ui/stat-list.tsx";

export default function About() {
  return (
    <Section id="about" label={about.label} title={about.title}>
      <FigureFrame
        id={about.picture.name}
        caption={about.caption}
        className="col-span-full mt-12 lg:col-span-5"
      >
        <Picture
          picture={about.picture}
          drawn={{ base: "92vw", lg: "40vw" }}
          className="aspect-4/3 w-full bg-plate object-cover"
        />
      </FigureFrame>
      <div className="col-span-full mt-12 lg:col-span-6 lg:col-start-7">
        <p className="text-lede">{about.text}</p>
        <dl className="mt-10">
          {about.values.map(({ title, text }) => (
            <div key={title} className="grid gap-x-6 border-rule border-t py-4 sm:grid-cols-[11rem_1fr]">
              <dt className="font-semibold">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <StatList
        stats={about.stats}
        className="col-span-full mt-16 grid-cols-2 gap-x-(--gutter) gap-y-8 border-strong border-t-2 pt-5 lg:grid-cols-4"
      />
    </Section>
  );
}
