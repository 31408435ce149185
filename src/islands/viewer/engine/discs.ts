import {
  CircleGeometry,
  DataTexture,
  DoubleSide,
  LinearFilter,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  SRGBColorSpace,
} from "three";

const radius = 0.2921;
const height = 0.0062;
const pixels = 128;
const { smoothstep, lerp } = MathUtils;

/** What an eye sees of a propeller at speed: a thin disc, darker near the hub, with the pale band of the tips. */
function pictureOfDisc(): DataTexture {
  const data = new Uint8Array(pixels * pixels * 4);
  for (let at = 0; at < pixels * pixels; at += 1) {
    const [x, y] = [(at % pixels) + 0.5, Math.floor(at / pixels) + 0.5].map(
      (place) => (2 * place) / pixels - 1,
    );
    const far = Math.hypot(x ?? 0, y ?? 0);
    const chord = lerp(0.053, 0.02, smoothstep(far, 0.3, 1));
    const streak = (0.8 * (x ?? 0) + 0.6 * (y ?? 0)) / far;
    const cover =
      Math.min(0.2, (1.9 * chord) / (Math.PI * Math.max(far, 0.08) * radius)) * (0.7 + 0.9 * streak ** 4);
    const band = smoothstep(far, 0.855, 0.865) * (1 - smoothstep(far, 0.91, 0.92));
    const tint = [0.1, 0.105, 0.11].map((dark, channel) =>
      lerp(dark, [0.62, 0.61, 0.58][channel] ?? 0, band),
    );
    const alpha = (1 - smoothstep(far, 0.97, 1)) * (cover + 0.1 * band);
    data.set(
      [...tint, alpha].map((value) => Math.round(value * 255)),
      at * 4,
    );
  }
  const texture = new DataTexture(data, pixels, pixels);
  texture.colorSpace = SRGBColorSpace;
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

export function createDiscs(propellers: readonly Object3D[]) {
  const geometry = new CircleGeometry(radius, 48).rotateX(-Math.PI / 2).translate(0, height, 0);
  const map = pictureOfDisc();
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    toneMapped: false,
  });
  const discs = propellers.map((propeller) => {
    const disc = new Mesh(geometry, material);
    propeller.add(disc);
    return disc;
  });
  return {
    /** 0: nothing is seen of them. */
    show: (share: number) => {
      material.opacity = share;
      for (const disc of discs) disc.visible = share > 0;
    },
    dispose: () => {
      for (const thing of [geometry, map, material]) thing.dispose();
    },
  };
}
