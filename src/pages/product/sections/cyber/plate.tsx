import { modelParts } from "../../../../content/products/cyber-warfare-simulation/page.ts";
import { productPictures } from "../../../../content/products/pictures.ts";
import { FigureFrame } from "../../../../ui/figure-frame.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { type Tag, Tags } from "../../../../ui/tags.tsx";

const picture = productPictures["cyber-warfare-simulation"];

const tags: readonly Tag[] = [
  {
    text: modelParts.plates,
    wide: [
      { x: 69, y: 18.5 },
      { x: 84, y: 12 },
    ],
    tall: [
      { x: 77.5, y: 30.5 },
      { x: 83, y: 22 },
    ],
  },
  {
    text: modelParts.node,
    wide: [
      { x: 63, y: 32 },
      { x: 86, y: 25 },
    ],
    tall: [
      { x: 66.5, y: 39 },
      { x: 72, y: 50 },
    ],
  },
  {
    text: modelParts.rods,
    wide: [
      { x: 24.5, y: 58 },
      { x: 12, y: 30 },
    ],
    tall: [
      { x: 18.3, y: 49 },
      { x: 20, y: 62 },
    ],
  },
];

/** On a phone it belongs to the opening, on a wide page beside the features: each asks for the same file. */
export function Plate({ className }: { readonly className: string }) {
  return (
    <FigureFrame id={picture.name} caption={picture.caption} className={`col-span-full ${className}`}>
      <div className="relative">
        <Picture
          picture={picture}
          drawn={{ base: "90vw", lg: "58vw", page: "58rem" }}
          bleed
          first
          className="w-full"
        />
        <Tags tags={tags} />
      </div>
    </FigureFrame>
  );
}
