declare module "virtual:sy300" {
  const model: import("./encoded.ts").EncodedModel;
  export default model;
}
