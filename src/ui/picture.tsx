import files from "virtual:pictures";
import { breakpoints } from "virtual:tokens";
import type { PictureName } from "../content/picture-names.ts";
import type { PictureCopy } from "../content/types.ts";
import { pictureAddress } from "./picture-address.ts";

/** A picture, or its twin for narrow screens, where one is rendered. */
type FileName = PictureName | `${PictureName}-tall`;

const fileOf = (name: FileName) => {
  const file = files[name];
  if (!file) throw new Error(`There is no picture "${name}".`);
  return file;
};

const sourceSet = (name: FileName, format: "avif" | "webp") => {
  const { widths, hash } = fileOf(name);
  return widths.map((width) => `${pictureAddress(name, width, hash, format)} ${width}w`).join(", ");
};

const fallbackSource = (name: PictureName) => {
  const { width, widths, hash } = files[name];
  return pictureAddress(name, widths[Math.floor(widths.length / 2)] ?? width, hash, "webp");
};

function Sources({ name, sizes, media }: { name: FileName; sizes: string; media?: string | undefined }) {
  // A source of another shape than the image says so, or the browser would reserve the wrong room.
  const { width, height } = fileOf(name);
  const shape = media ? { width, height } : {};
  return (
    <>
      <source type="image/avif" srcSet={sourceSet(name, "avif")} sizes={sizes} media={media} {...shape} />
      <source type="image/webp" srcSet={sourceSet(name, "webp")} sizes={sizes} media={media} {...shape} />
    </>
  );
}

/** `base` below every breakpoint; `page` where the page stops growing. */
type DrawnWidths = { readonly base: string } & Readonly<Partial<Record<"md" | "lg" | "page", string>>>;

const widest = { ...breakpoints, page: "100rem" };

const sizesFor = ({ base, ...wider }: DrawnWidths) =>
  [
    ...(["page", "lg", "md"] as const).flatMap((step) =>
      wider[step] ? `(min-width: ${widest[step]}) ${wider[step]}` : [],
    ),
    base,
  ].join(", ");

export interface PictureProps {
  readonly picture: PictureCopy;
  /** How wide the picture is drawn, from each breakpoint on. */
  readonly drawn: DrawnWidths;
  /** Shown instead where the window is narrow and taller than wide. */
  readonly tall?: PictureName | undefined;
  /** From edge to edge at 4:5 on narrow screens: its tall twin where there is one, else a crop. */
  readonly bleed?: boolean;
  /** Above the fold: loaded first, never lazily. */
  readonly first?: boolean;
  readonly className?: string;
}

/** Edge to edge; a wide picture that fills 4:5 is drawn almost twice as wide as its window. */
const bleeding =
  "aspect-4/5 max-md:-mx-(--page-margin) max-md:w-screen max-w-none object-cover md:aspect-3/2";
/** On a phone three quarters of its fine pixels look like all of them, and come a third sooner. */
const acrossPhone = "76vw";
const cropped = `(width < ${breakpoints.md}) 188vw, `;

export function Picture({ picture, drawn, tall, bleed, first = false, className = "" }: PictureProps) {
  const { name, alt } = picture;
  const twin = `${name}-tall` as const;
  const sizes = bleed ? cropped + sizesFor(drawn) : sizesFor(drawn);
  const { width, height } = files[name];
  return (
    <picture className="contents">
      {tall && (
        <Sources
          name={tall}
          sizes={sizes}
          media={`(max-aspect-ratio: 4/5) and (width < ${breakpoints.md})`}
        />
      )}
      {bleed && twin in files && (
        <Sources name={twin} sizes={acrossPhone} media={`(width < ${breakpoints.md})`} />
      )}
      <Sources name={name} sizes={sizes} />
      <img
        src={fallbackSource(name)}
        alt={alt}
        width={width}
        height={height}
        loading={first ? "eager" : "lazy"}
        decoding={first ? "sync" : "async"}
        fetchPriority={first ? "high" : "auto"}
        data-picture={name}
        className={`bg-cover ${bleed ? bleeding : ""} ${className}`}
      />
    </picture>
  );
}
