declare module "virtual:pictures" {
  interface PictureFiles {
    readonly width: number;
    readonly height: number;
    readonly widths: readonly number[];
    readonly hash: string;
  }

  type Name = import("./content/picture-names.ts").PictureName;
  /** A plate may have a twin for narrow screens. */
  const pictures: Readonly<Record<Name, PictureFiles> & Partial<Record<`${Name}-tall`, PictureFiles>>>;
  export default pictures;
}

declare module "virtual:pictures.css";

declare module "virtual:tokens" {
  export const breakpoints: Readonly<Record<"sm" | "md" | "lg" | "xl", string>>;
  export const color: Readonly<Record<"night", string>>;
}
