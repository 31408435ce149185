import { threeViews } from "../../../content/products/syfor-drones/specifications.ts";
import { FigureFrame } from "../../../ui/figure-frame.tsx";
import { Picture } from "../../../ui/picture.tsx";

/** Widths in proportion to the masters, so that the three drawings keep one scale. */
const widths = { "sy300-top": "w-full", "sy300-front": "w-full", "sy300-side": "w-[93.75%]" } as const;
/** The tallest stands beside the other two. */
const beside = "lg:row-span-2 lg:flex lg:flex-col lg:[&>figcaption]:mt-auto";

export function ThreeViews() {
  return (
    <div className="order-2 col-span-full mt-20 grid gap-x-(--gutter) gap-y-12 lg:grid-cols-2">
      {threeViews.map(({ picture, caption }) => (
        <FigureFrame
          key={picture.name}
          id={picture.name}
          caption={caption}
          className={`border-rule border-t pt-8 ${picture.name === "sy300-top" ? beside : ""}`}
        >
          <Picture
            picture={picture}
            drawn={{ base: "92vw", lg: "44vw" }}
            className={`mx-auto h-auto ${widths[picture.name]}`}
          />
        </FigureFrame>
      ))}
    </div>
  );
}
