import { missionApplications, missions } from "../../../content/products/syfor-drones/missions.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";

/** One from edge to edge, the others side by side below it; on a phone each of those beside its words. */
export default function Missions() {
  return (
    <Section id="missions" label={missions.label} title={missions.title}>
      <ul className="col-span-full mt-6 grid grid-cols-subgrid gap-y-6 lg:mt-12 lg:gap-y-12">
        {missionApplications.map(({ title, text, picture, caption }, index) => (
          <li
            key={title}
            className={`col-span-full ${index === 0 ? "" : "max-md:grid max-md:grid-cols-2 max-md:gap-x-(--gutter) md:col-span-6"}`}
          >
            <FigureFrame
              id={picture.name}
              caption={caption}
              className={
                index === 0 ? "" : "max-md:contents max-md:*:last:row-start-3 max-md:*:last:col-span-full"
              }
            >
              <Picture
                picture={picture}
                drawn={index === 0 ? { base: "100vw", page: "86rem" } : { base: "60vw", md: "45vw" }}
                bleed={index === 0}
                className={
                  index === 0
                    ? "w-full max-md:aspect-square! max-md:object-bottom md:max-[100rem]:-mx-(--page-margin) md:max-[100rem]:w-[calc(100%+2*var(--page-margin))] lg:aspect-[9/5] lg:object-[50%_20%]"
                    : "row-start-2 h-full w-full object-cover object-[70%_50%] md:h-auto"
                }
              />
            </FigureFrame>
            <h3
              className={`font-semibold text-[1.2rem] leading-tight lg:mt-4 lg:text-title ${index === 0 ? "mt-2" : "col-span-full row-start-1 max-md:mb-2 md:mt-2"}`}
            >
              {title}
            </h3>
            <p className={`text-small lg:text-body ${index === 0 ? "mt-1" : "row-start-2 md:mt-1"}`}>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
