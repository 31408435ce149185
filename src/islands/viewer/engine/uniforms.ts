import { Matrix4, Vector2, Vector3, Vector4 } from "three";
import type { Material } from "../model/encoded.ts";
import { paperArea, type Shadows } from "./shadow.ts";

/** What the shader has to know of a material beyond the usual: 1 is woven, 2 blurs when the propellers turn. */
const special: Readonly<Record<string, number>> = { carbon: 1, carbon_blade: 2, tip_band: 2 };

/** The page's paper, to which parts fade that step back: #F1EEE6. */
const paper = new Vector3(0xf1, 0xee, 0xe6).divideScalar(0xff);

/** What the shaders are told: all of them, and the machine's alone. */
export function uniformsFor(materials: readonly Material[], groups: readonly Matrix4[], shadows: Shadows) {
  const shared = {
    groups: { value: groups },
    camera: { value: new Matrix4() },
    paperArea: { value: paperArea },
    paperShadow: { value: shadows.paper },
    blur: { value: 0 },
    strength: { value: 1 },
    pixels: { value: new Vector2() },
  };
  const own = {
    colors: { value: materials.map(({ color, emission }) => new Vector4(...color, emission)) },
    finishes: {
      value: materials.map(
        ({ name, metallic, roughness, clearcoat }) =>
          new Vector4(metallic, roughness, clearcoat, special[name] ?? 0),
      ),
    },
    keyMap: { value: shadows.map },
    keyView: { value: shadows.view },
    coarser: shadows.coarser,
    lift: { value: 0 },
    fine: { value: true },
    eye: { value: new Vector3() },
    chosen: { value: -1 },
    fade: { value: 0 },
    paper: { value: paper },
  };
  return { shared, own };
}
