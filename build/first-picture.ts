const firstPicture = /<picture[^>]*>(?:(?!<\/picture>).)*fetchPriority="high"/s;
const avifSource = /<source type="image\/avif"[^>]*>/g;

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/**
 * Asks for the picture of the first screen before the style is read, in the one size that its own element will ask
 * for: of several sources the first whose condition holds.
 */
export function firstPicturePreloads(body: string): string {
  const passed: string[] = [];
  return (firstPicture.exec(body)?.[0].match(avifSource) ?? [])
    .map((source) => {
      const media = attribute(source, "media");
      const conditions = [...passed.map((former) => `not (${former})`), ...(media ? [media] : [])].join(
        " and ",
      );
      if (media) passed.push(media);
      return (
        `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${conditions && ` media="${conditions}"`}` +
        ` imagesrcset="${attribute(source, "srcSet")}" imagesizes="${attribute(source, "sizes")}" />`
      );
    })
    .join("");
}
