import {
  DoubleSide,
  Float32BufferAttribute,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  RingGeometry,
} from "three";

const radius = 0.2921;
const height = 0.0062;
/** From the hub out, in shares of the radius: how much is covered. The pale band of the tips, and the soft edge. */
const rings = [0.42, 0.36, 0.26, 0.2, 0.16, 0.14, 0.12, 0.15, 0.08, 0] as const;
const band = 7;

/** What an eye sees of a propeller at speed: a thin disc, darker near the hub and where it turns towards the eye. */
function discGeometry() {
  const geometry = new RingGeometry(0.02, radius, 48, rings.length - 1).rotateX(-Math.PI / 2);
  const { position } = geometry.attributes;
  const perRing = (position?.count ?? 0) / rings.length;
  const colors = Array.from({ length: position?.count ?? 0 }, (_, at) => {
    const ring = Math.floor(at / perRing);
    const streak = Math.cos((4 * Math.PI * (at % perRing)) / (perRing - 1));
    const shade = ring === band ? 0.62 : 0.1;
    return [shade, shade, shade, (rings[ring] ?? 0) * MathUtils.lerp(0.7, 1.3, (1 + streak) / 2)];
  });
  return geometry.translate(0, height, 0).setAttribute("color", new Float32BufferAttribute(colors.flat(), 4));
}

export function createDiscs(propellers: readonly Object3D[]) {
  const geometry = discGeometry();
  const material = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
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
      geometry.dispose();
      material.dispose();
    },
  };
}
