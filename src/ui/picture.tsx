import files from "virtual:pictures";
import type { PictureCopy, PictureName } from "../content/types.ts";

const sourceSet = (name: PictureName, format: "avif" | "webp") => {
  const { widths, hash } = files[name];
  return widths.map((width) => `/pictures/${name}-${width}.${hash}.${format} ${width}w`).join(", ");
};

const fallbackSource = (name: PictureName) => {
  const { widths, hash } = files[name];
  return `/pictures/${name}-${widths[Math.floor(widths.length / 2)]}.${hash}.webp`;
};

function Sources({ name, sizes, media }: { name: PictureName; sizes: string; media?: string | undefined }) {
  // A source of another shape than the image says so, or the browser would reserve the wrong room.
  const { width, height } = files[name];
  const shape = media ? { width, height } : {};
  return (
    <>
      <source type="image/avif" srcSet={sourceSet(name, "avif")} sizes={sizes} media={media} {...shape} />
      <source type="image/webp" srcSet={sourceSet(name, "webp")} sizes={sizes} media={media} {...shape} />
    </>
  );
}

interface PictureProps {
  readonly picture: PictureCopy;
  readonly sizes: string;
  /** Shown instead where the window is narrow and taller than wide. */
  readonly tall?: PictureName;
  /** Above the fold: loaded first, never lazily. */
  readonly first?: boolean;
  readonly className?: string;
}

export function Picture({ picture, sizes, tall, first = false, className = "" }: PictureProps) {
  const { name, alt } = picture;
  const { width, height } = files[name];
  return (
    <picture className="contents">
      {tall && <Sources name={tall} sizes={sizes} media="(max-aspect-ratio: 4/5) and (width < 64rem)" />}
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
        className={`bg-cover ${className}`}
      />
    </picture>
  );
}
