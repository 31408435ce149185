declare module "virtual:pictures" {
  interface PictureFiles {
    readonly width: number;
    readonly height: number;
    readonly widths: readonly number[];
    readonly hash: string;
  }

  const pictures: Readonly<Record<import("./content/types.ts").PictureName, PictureFiles>>;
  export default pictures;
}

declare module "virtual:pictures.css";

declare module "virtual:tokens" {
  export const breakpoints: Readonly<Record<"sm" | "md" | "lg" | "xl", string>>;
}
