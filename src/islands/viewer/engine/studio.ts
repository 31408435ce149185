import { Color, SpotLight, Vector3 } from "three";
import {
  camera,
  lamps,
  machine,
  picture,
  room as roomLight,
  tone,
} from "../../../../art/masters/sy300-studio.json";

/** The studio in which the poster was taken. Its lamps keep their watts, so that the view is lit as the picture is. */

export type Point = readonly [number, number, number];
export type Lamp = typeof lamps.key;

export { lamps, tone };
export const { heading } = machine;
export const { shadow: shadowStrength } = picture;
/** Focal length in widths of the frame. */
export const lens = camera.lens / camera.sensor;
export const pictureAspect = camera.aspect;
export const eye = camera.at as unknown as Point;
export const target = camera.target as unknown as Point;

/** In the air, as in sy300-flown: metres up, and degrees nose down. */
export const flight = { height: 0.3, pitch: 4 } as const;

export const vector = ([x = 0, y = 0, z = 0]: readonly number[]) => new Vector3(x, y, z);
const color = ([red = 0, green = 0, blue = 0]: readonly number[]) => new Color(red, green, blue);

/** Light from everywhere. */
export const room = color(roomLight);

/** Light that a surface at the lamp's aim and square to it receives. */
export const irradiance = ({ at, target: aim, watts, color: tint }: Lamp) =>
  color(tint).multiplyScalar(watts / (Math.PI * vector(at).distanceToSquared(vector(aim))));

/** Brightness of the lamp's face itself. */
export const radiance = ({ size: [width = 1, height = 1], watts, color: tint }: Lamp) =>
  color(tint).multiplyScalar(watts / (Math.PI * width * height));

const paperColor = new Color(0.879, 0.854, 0.791);
const onPaper = (lamp: Lamp) => irradiance(lamp).multiplyScalar(-(lamp.forward[1] ?? 0));
const paperLight = [lamps.key, lamps.fill, lamps.edge]
  .map(onPaper)
  .reduce((sum, light) => sum.add(light), room.clone().multiplyScalar(Math.PI));

/** What bare paper sends back into the aircraft's underside. */
export const paperGlow = paperLight
  .clone()
  .multiply(paperColor)
  .multiplyScalar(1 / Math.PI);

/** Which share of the light on the paper goes when the key is hidden; the rest goes with everything else. */
export const keyShare = onPaper(lamps.key).g / paperLight.g;

/** Metres around the key's aim that its shadow covers. */
const reach = { across: 1.35, along: 1.6 } as const;

/** The one lamp that throws the aircraft's shadow on itself. */
export function createKeyLight(): SpotLight {
  const { at, target: aim, watts, color: tint } = lamps.key;
  const away = vector(at).distanceTo(vector(aim));
  const light = new SpotLight(color(tint), watts / Math.PI, 0, Math.atan(reach.across / away));
  light.position.copy(vector(at));
  light.target.position.copy(vector(aim));
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  [light.shadow.camera.near, light.shadow.camera.far] = [away - reach.along, away + reach.along];
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.004;
  return light;
}
