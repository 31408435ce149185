import type { ComponentProps } from "react";
import type { productPictures } from "../../content/products/pictures.ts";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Picture } from "../../ui/picture.tsx";
import { type Tag, Tags } from "../../ui/tags.tsx";

interface TaggedPlateProps {
  readonly picture: (typeof productPictures)[keyof typeof productPictures];
  readonly tags: readonly Tag[];
  readonly choice?: ComponentProps<typeof Tags>["choice"];
  readonly drawn: ComponentProps<typeof Picture>["drawn"];
  readonly className: string;
  readonly shape?: string;
  /** Where the plate leaves the page's margins. */
  readonly bleed?: string;
  /** What the plate ends in: land, of which a phone goes without the lowest strip, or the paper that the model stands on. */
  readonly ground: keyof typeof grounds;
}

/** From one edge of the window to the other, whatever its width. */
export const edgeToEdge = "md:ml-[calc(50%-50vw)] md:w-screen print:ml-0 print:w-full";

const grounds = {
  land: "-mb-[9vw] [clip-path:inset(-50vw_-50vw_9vw)] max-md:-mb-[14vw] max-md:[clip-path:inset(0_-50vw_14vw)] print:mb-0 print:[clip-path:none]",
  paper: "",
};

/** The model that opens a product's page, its parts named in it. On a phone its sky, which is paper, begins behind the words above. */
export const TaggedPlate = ({
  picture,
  tags,
  choice,
  drawn,
  className,
  shape = "",
  bleed = "",
  ground,
}: TaggedPlateProps) => (
  <FigureFrame
    id={picture.name}
    caption={picture.caption}
    className={`col-span-full mt-4 not-forced-colors:max-md:-mt-6 ${className}`}
  >
    <div className={`relative ${bleed} ${grounds[ground]}`}>
      <Picture
        picture={picture}
        drawn={drawn}
        bleed
        first
        className={`w-full${shape} ${ground === "paper" ? "bg-none!" : ""}`}
      />
      <Tags tags={tags} choice={choice} />
    </div>
  </FigureFrame>
);
