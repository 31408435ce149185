import { productOf } from "../../content/products/catalog.ts";
import { productOutlines } from "../../content/products/outlines.ts";
import { productPictures } from "../../content/products/pictures.ts";
import { droneContents, droneHero } from "../../content/products/syfor-drones/copy.ts";
import { productTemplate } from "../../content/products/template.ts";
import { sectionHref } from "../../content/site/navigation.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { buttonStyles } from "../../ui/button.ts";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Noted } from "../../ui/note-mark.tsx";
import { OutlineProvider } from "../../ui/outline.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Users } from "../product/users.tsx";
import { Contents } from "../shared/contents.tsx";

const drone = productOf("syfor-drones");
const picture = productPictures["syfor-drones"];

export default function DroneHero() {
  return (
    <section className="on-paper overflow-hidden pb-[clamp(2rem,6vw,6rem)] pt-[calc(var(--header-height)+clamp(2rem,4vw,4rem))]">
      <div className="page-grid">
        <p className="label col-span-full lg:col-span-3 lg:pt-3">
          {drone.name}
          <span className="block text-second">{droneHero.kind}</span>
          <span className="block text-second">{productTemplate.position(drone)}</span>
        </p>
        <h1 className="display col-span-full mt-4 text-[clamp(4.5rem,1rem+17vw,17rem)] max-md:text-[26.8vw] leading-[0.8] tracking-[-0.045em] -ml-[0.045em] lg:col-span-9 lg:mt-0">
          {droneHero.model}
        </h1>
        <OutlineProvider outline={productOutlines["syfor-drones"]}>
          <FigureFrame
            id={picture.name}
            caption={picture.caption}
            className="col-span-full lg:col-span-9 lg:col-start-4 lg:-mt-[7vw]"
          >
            <Picture
              picture={picture}
              drawn={{ base: "115vw", lg: "66vw" }}
              first
              className="w-full max-w-none max-md:-my-[7vw] max-md:-ml-[calc(var(--page-margin)+2vw)] max-md:w-[115vw] max-md:mask-[linear-gradient(90deg,#000_82%,#0000_88%)]"
            />
          </FigureFrame>
        </OutlineProvider>
        {/* It stands on its lower edge: shown in pieces, as a slow document brings it, it would climb. */}
        <div className="col-span-full mt-5 self-end lg:col-span-3 lg:col-start-1 lg:row-start-2 lg:mt-0 lg:not-has-[+*]:hidden">
          {/* Balanced, its lines break alike in the stand-in of the font and in the font itself. */}
          <p className="max-[100rem]:text-balance lg:text-lede">
            <Noted text={droneHero.lede} />
          </p>
          <a
            href={sectionHref("contact")}
            className={`${buttonStyles.primary} screen-only group mt-5 max-sm:w-full lg:mt-8 lg:w-full`}
          >
            {droneHero.contact}
            <Arrow />
          </a>
          {/* Specified to do nothing: quiet, and described by the line below them. */}
          <div className="screen-only mt-3 grid grid-cols-2 gap-x-(--gutter) border-rule border-b lg:grid-cols-1">
            {[droneHero.demo, droneHero.specs].map((name) => (
              <button
                key={name}
                type="button"
                aria-describedby="unconnected-buttons"
                className="min-h-11 cursor-default! border-rule border-t text-left text-second text-small"
              >
                {name}
              </button>
            ))}
          </div>
          <p id="unconnected-buttons" className="screen-only mt-2 text-second text-small">
            {droneHero.unconnected}
          </p>
        </div>
        <Users users={droneHero.users} className="col-span-full mt-6 self-start lg:col-span-3 lg:mt-16" />
        <Contents
          chapters={droneContents}
          list="grid-flow-col grid-cols-2 grid-rows-5"
          className="lg:col-span-9 lg:mt-16"
        />
      </div>
    </section>
  );
}
