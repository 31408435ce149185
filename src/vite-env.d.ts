declare module "virtual:pictures" {
  import type { PictureName } from "./content/types.ts";

  interface PictureFiles {
    readonly width: number;
    readonly height: number;
    readonly widths: readonly number[];
    readonly hash: string;
  }

  const pictures: Readonly<Record<PictureName, PictureFiles>>;
  export default pictures;
}

declare module "virtual:pictures.css";
