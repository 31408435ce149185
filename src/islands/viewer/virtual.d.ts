declare module "virtual:sy300" {
  const model: import("./engine/read-model.ts").PackedModel;
  export default model;
}
