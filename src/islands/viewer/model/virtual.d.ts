declare module "virtual:sy300" {
  const model: import("./encoded.ts").EncodedModel;
  export default model;
}

declare module "virtual:sy300-poster" {
  const poster: import("../../../../build/model/poster.ts").PosterCamera &
    import("../../../../build/model/light.ts").StudioLight & {
      readonly onPaper: typeof import("../../../../build/shadow-on-paper.ts").onPaper;
    };
  export default poster;
}
