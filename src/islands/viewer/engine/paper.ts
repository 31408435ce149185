import {
  AdditiveBlending,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  NotEqualStencilFunc,
  PerspectiveCamera,
  ReplaceStencilOp,
  RingGeometry,
  type Scene,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { onPaper } from "../../../ui/on-paper.ts";
import { casters, type Machine } from "./machine.ts";
import { keyShare, type Lamp, lamps, shadowStrength, vector } from "./studio.ts";

/** The round piece of paper that takes the shadow. */
const middle = { x: 0.35, z: -0.1 } as const;
const radius = 1.9;

/** Spread evenly without rows (the R2 sequence), so that few lamps make no stripes. */
const spread = (index: number) => [0.7549, 0.5698].map((step) => 2 * ((0.5 + index * step) % 1) - 1);

const onFace = ({ at, right, up, size }: Lamp, index: number): Vector3 => {
  const [x = 0, y = 0] = spread(index);
  return vector(at)
    .addScaledVector(vector(right), (x * (size[0] ?? 0)) / 2)
    .addScaledVector(vector(up), (y * (size[1] ?? 0)) / 2);
};

/** A point of the dome above, standing for the room. */
function onDome(index: number): Vector3 {
  const [x = 0, y = 0] = spread(index);
  return new Vector3().setFromSphericalCoords(6, Math.asin(Math.sqrt((y + 1) / 2) * 0.93), Math.PI * x);
}

/** Small lamps that stand for wide ones: where each is, and the texture that takes their shadows. */
const sheets = {
  key: { lampAt: (index: number) => onFace(lamps.key, index), pixels: 640, from: 0.05 },
  wide: {
    lampAt: (index: number) => (index % 3 === 2 ? onDome(index) : onFace(lamps.fill, index)),
    pixels: 32,
    from: 0.1,
  },
} as const;

/** Lamps at rest, and while the machine moves. */
const counts = { fine: 18, coarse: 4 } as const;

/** A camera in the lamp's place whose frame is the paper: what it sees is what is in the shade. */
function lookDown(camera: PerspectiveCamera, lamp: Vector3) {
  camera.position.copy(lamp);
  camera.rotation.set(-Math.PI / 2, 0, 0);
  camera.updateMatrixWorld();
  const [near, far] = [lamp.y * 0.3, lamp.y + 1];
  const [x, z] = [middle.x - lamp.x, lamp.z - middle.z].map((away) => (away / lamp.y) * near) as [
    number,
    number,
  ];
  const half = (radius / lamp.y) * near;
  camera.projectionMatrix.makePerspective(
    x - half,
    x + half,
    z + half,
    z - half,
    near,
    far,
    camera.coordinateSystem,
  );
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}

/** Fades out over its last third. */
function paperDisc() {
  const geometry = new RingGeometry(0.001, radius, 64, 3).rotateX(-Math.PI / 2);
  const { count } = geometry.getAttribute("position");
  const alphas = Array.from({ length: count }, (_, at) => [1, 1, 1, at >= count * 0.75 ? 0 : 1]);
  return geometry.setAttribute("color", new Float32BufferAttribute(alphas.flat(), 4));
}

/** The shadows of both, smoothed. As in art/studio/shadow.py, the faintest shade would be a stain that belongs to nothing. */
const soft = (map: string, pixels: number) => {
  const off = (1.3 / pixels).toFixed(6);
  const corners = [`-${off}, -${off}`, `${off}, -${off}`, `-${off}, ${off}`, `${off}, ${off}`];
  return `0.25 * (${corners.map((at) => `texture2D(${map}, vAlphaMapUv + vec2(${at})).g`).join(" + ")})`;
};
const shadeChunk = /* glsl */ `
float shade = mix(${soft("wideShade", sheets.wide.pixels)}, ${soft("alphaMap", sheets.key.pixels)}, ${keyShare.toFixed(4)});
diffuseColor.a *= shade * smoothstep(0.03, 0.16, shade);
`;

/** One wide light's shadow, summed up lamp by lamp. */
function createSheet({ lampAt, pixels, from }: (typeof sheets)[keyof typeof sheets], machine: Machine) {
  const target = new WebGLRenderTarget(pixels, pixels, { stencilBuffer: true });
  // Within one lamp's shadow each place is darkened once.
  const shade = new MeshBasicMaterial({
    blending: AdditiveBlending,
    depthTest: false,
    side: DoubleSide,
    stencilWrite: true,
    stencilFunc: NotEqualStencilFunc,
    stencilZPass: ReplaceStencilOp,
  });
  const camera = new PerspectiveCamera();
  camera.layers.set(casters);
  return {
    target,
    cast: (renderer: WebGLRenderer, scene: Scene, count: number) => {
      shade.color.setScalar(1 / count);
      scene.overrideMaterial = shade;
      machine.draw(from);
      renderer.setRenderTarget(target);
      renderer.clear();
      for (let index = 0; index < count; index += 1) {
        shade.stencilRef = index + 1;
        lookDown(camera, lampAt(index));
        renderer.render(scene, camera);
      }
      scene.overrideMaterial = null;
      renderer.setRenderTarget(null);
    },
    dispose: () => {
      for (const thing of [target, shade]) thing.dispose();
    },
  };
}

const [red, green, blue] = onPaper.open;

/** The shadow on the paper belongs to the pose, not to the camera: it is drawn when the machine has moved. */
export function createPaper(machine: Machine) {
  const [key, wide] = [createSheet(sheets.key, machine), createSheet(sheets.wide, machine)];
  const geometry = paperDisc();
  const material = new MeshBasicMaterial({
    color: new Color(`rgb(${red}, ${green}, ${blue})`),
    alphaMap: key.target.texture,
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.wideShade = { value: wide.target.texture };
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nuniform sampler2D wideShade;")
      .replace("#include <alphamap_fragment>", shadeChunk);
  };
  const mesh = new Mesh(geometry, material);
  mesh.position.set(middle.x, 0, middle.z);
  return {
    mesh,
    setStrength: (strength: number) => {
      material.opacity = strength * shadowStrength * onPaper.kept;
    },
    cast: (renderer: WebGLRenderer, scene: Scene, isFine: boolean) => {
      for (const sheet of [key, wide]) sheet.cast(renderer, scene, isFine ? counts.fine : counts.coarse);
    },
    dispose: () => {
      for (const thing of [key, wide, geometry, material]) thing.dispose();
    },
  };
}
