type Format = "avif" | "webp";

/** The name of one encoding of a picture. */
export const pictureFile = (name: string, width: number, hash: string, format: Format) =>
  `${name}-${width}.${hash}.${format}`;

export const pictureAddress = (...encoding: Parameters<typeof pictureFile>) =>
  `/pictures/${pictureFile(...encoding)}`;
