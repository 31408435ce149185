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
  type Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { onPaper } from "../../../ui/on-paper.ts";
import { type Aircraft, shadowCasters } from "./aircraft.ts";
import { keyShare, type Lamp, lamps, shadowStrength, vector } from "./studio.ts";

/** The round piece of paper that takes the shadow. */
const middle = { x: 0.35, z: -0.1 } as const;
const radius = 1.9;
const pixels = 512;
/** What throws a shadow, in metres. */
const minCasterSize = 0.05;

/** Small lamps that stand for the key's face, spread evenly without rows (the R2 sequence): few make no stripes. */
const pointsOf = ({ at, right, up, size: [width = 0, height = 0] }: Lamp, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [x = 0, y = 0] = [0.7549, 0.5698].map((step) => ((0.5 + index * step) % 1) - 0.5);
    return vector(at)
      .addScaledVector(vector(right), x * width)
      .addScaledVector(vector(up), y * height);
  });
const still = pointsOf(lamps.key, 18);
const moving = pointsOf(lamps.key, 4);

/** A camera in the lamp's place whose frame is the paper: what it sees is what is in the shade. */
function lookDown(camera: PerspectiveCamera, { x, y, z }: Vector3) {
  camera.position.set(x, y, z);
  camera.rotation.x = -Math.PI / 2;
  camera.updateMatrixWorld();
  const near = y * 0.3;
  const [right, up, half] = [middle.x - x, z - middle.z, radius].map((length) => (length / y) * near) as [
    number,
    number,
    number,
  ];
  camera.projectionMatrix.makePerspective(right - half, right + half, up + half, up - half, near, y + 1);
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}

/** Fades out over its last third. */
function paperDisc() {
  const geometry = new RingGeometry(0.001, radius, 64, 3).rotateX(-Math.PI / 2);
  const { count = 0 } = geometry.attributes.position ?? {};
  const colors = Array.from({ length: count }, (_, at) => [1, 1, 1, at < count * 0.75 ? 1 : 0]);
  return geometry.setAttribute("color", new Float32BufferAttribute(colors.flat(), 4));
}

const around = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
].map((to) => `vec2(${to.map((step) => ((step * 1.2) / pixels).toFixed(5)).join()})`);
/** The steps between the small lamps, smoothed. */
const smoothed = around.map((off) => `0.25 * texture2D(alphaMap, vAlphaMapUv + ${off}).g`).join(" + ");

const [red, green, blue] = onPaper.open;

/** The shadow on the paper belongs to the pose, not to the camera: it is drawn when the aircraft has moved. */
export function createGroundShadow(aircraft: Aircraft) {
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
  camera.layers.set(shadowCasters);
  const geometry = paperDisc();
  const material = new MeshBasicMaterial({
    color: new Color().setRGB(red / 255, green / 255, blue / 255),
    alphaMap: target.texture,
    vertexColors: true,
    transparent: true,
    depthWrite: false,
  });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <alphamap_fragment>",
      `diffuseColor.a *= ${smoothed};`,
    );
  };
  const mesh = new Mesh(geometry, material);
  mesh.position.set(middle.x, 0, middle.z);
  return {
    mesh,
    setStrength: (strength: number) => {
      material.opacity = strength * keyShare * shadowStrength * onPaper.kept;
    },
    cast: (renderer: WebGLRenderer, scene: Scene, isFine: boolean) => {
      aircraft.setMinPieceSize(minCasterSize);
      scene.overrideMaterial = shade;
      renderer.setRenderTarget(target);
      renderer.clear();
      const points = isFine ? still : moving;
      shade.color.setScalar(1 / points.length);
      for (const [index, point] of points.entries()) {
        shade.stencilRef = index + 1;
        lookDown(camera, point);
        renderer.render(scene, camera);
      }
      renderer.setRenderTarget(null);
      scene.overrideMaterial = null;
    },
    dispose: () => {
      for (const thing of [target, shade, material, geometry]) thing.dispose();
    },
  };
}
