/** The address of one encoding of a picture; the build writes the files by the same rule. */
export const pictureAddress = (name: string, width: number, hash: string, format: "avif" | "webp") =>
  `/pictures/${name}-${width}.${hash}.${format}`;
