import { missionApplications, missions } from "../../../content/products/syfor-drones/missions.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";

/** One across the sheet, the others side by side below it. */
export default function Missions() {
  return (
    <Section id="missions" label={missions.label} title={missions.title}>
      <ul className="col-span-full mt-12 grid grid-cols-subgrid gap-y-12">
        {missionApplications.map(({ title, text, picture, caption }, index) => (
          <li key={title} className={`col-span-full ${index === 0 ? "" : "md:col-span-6"}`}>
            <FigureFrame id={picture.name} caption={caption}>
              <Picture
                picture={picture}
                drawn={index === 0 ? { base: "90vw", page: "86rem" } : { base: "92vw", md: "45vw" }}
                bleed
                className={`w-full ${index === 0 ? "lg:aspect-[2/1]" : ""}`}
              />
            </FigureFrame>
            <h3 className="mt-4 font-semibold text-title">{title}</h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
