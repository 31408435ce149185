/** How the poster of the 3D view was lit, read from its scene and the stage that it stands on. */

type Point = readonly [number, number, number];

interface Lamp {
  readonly at: Point;
  readonly aim: Point;
  /** Width and height of its face, in metres. */
  readonly size: readonly [number, number];
  readonly watts: number;
  readonly color: Point;
}

export interface StudioLight {
  readonly key: Lamp;
  readonly fill: Lamp;
  readonly edge: Lamp;
  /** Light from everywhere. */
  readonly room: Point;
}

/** The files of `art` that say it: the poster's scene, its stage, the studio's lamps. */
interface Sources {
  readonly scene: string;
  readonly stage: string;
  readonly studio: string;
}

export const number = String.raw`(-?[\d.]+)`;
export const point = String.raw`\(${number}, ${number}, ${number}\)`;

/** The scenes have Z up and look along Y; the view has Y up, as glTF. */
export const yUp = ([x = 0, y = 0, z = 0]: readonly number[]): Point => [x, z, -y];

/** What a pattern's groups hold; none of them may be missing from the text. */
export function find(pattern: string, text: string): readonly string[] {
  const found = new RegExp(pattern).exec(text);
  if (!found) throw new Error(`The poster's scene has no ${pattern}.`);
  return found.slice(1);
}

const numbersIn = (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number);

export function readLight({ scene, stage, studio }: Sources): StudioLight {
  /** Scenes may turn a lamp up or down. */
  const times = (name: string | undefined) =>
    Number((name && new RegExp(`stage\\(.*\\b${name}=${number}`).exec(scene)?.[1]) ?? 1);
  const meaning = (text: string): Point => {
    const name = /^(?:lights\.)?([A-Za-z]+)$/.exec(text)?.[1];
    const values = name ? find(`\\b${name} = ${point}`, stage + studio).map(Number) : numbersIn(text);
    const [x = 0, y = 0, z = 0] = values;
    return [x, y, z];
  };
  const strength = String.raw`([\d.]+)(?: \* (key|fill))?`;
  const value = String.raw`(\([^)]+\)|[\w.]+)`;
  const lamp = (name: string): Lamp => {
    const pattern = String.raw`area\("${name}", ${value}, ${value}, ${value}, ${strength}, ${value}\)`;
    const [at = "", aim = "", size = "", watts, turned, color = ""] = find(pattern, stage);
    const [width = 0, height = 0] = numbersIn(size);
    return {
      at: yUp(meaning(at)),
      aim: yUp(meaning(aim)),
      size: [width, height],
      watts: Number(watts) * times(turned),
      color: meaning(color),
    };
  };
  const [color = "", bright, turned] = find(String.raw`world\(${value}, ${strength}\)`, stage);
  const [red, green, blue] = meaning(color);
  const glow = Number(bright) * times(turned);
  return {
    key: lamp("key"),
    fill: lamp("fill"),
    edge: lamp("edge"),
    room: [red * glow, green * glow, blue * glow],
  };
}
