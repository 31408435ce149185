import type { Titled } from "../../types.ts";
import { droneParts, type PartId } from "./parts.ts";
import type { PoseId } from "./stage-pictures.ts";

type Place = readonly [x: number, y: number];

/** All as shares of the picture's width and height. */
interface Callout {
  /** The line under the name: from where to where. */
  readonly shelf: { readonly left: number; readonly right: number };
  /** In each picture the height of that line, near the part, and the part meant. */
  readonly at: Readonly<Record<PoseId, readonly [shelf: number, part: Place]>>;
}

interface KeyFeature extends Titled {
  /** What is not on the aircraft has neither. */
  readonly part?: PartId;
  readonly callout?: Callout;
}

/** Inside a phone's margins, and clear of the machine in all three pictures. */
const onTheLeft = { left: 0.086, right: 0.226 };
const onTheRight = { left: 0.584, right: 0.744 };

const featureOf = (part: PartId, text: string, callout: Callout): KeyFeature => ({
  part,
  title: droneParts[part].name,
  text,
  callout,
});

/** In the order of the callouts: down the left of the picture, then down its right. */
export const keyFeatures: readonly KeyFeature[] = [
  featureOf(
    "booms",
    "A ring closes over each joint and a lever holds it. Check both by hand before every flight.",
    {
      shelf: onTheLeft,
      at: { carried: [0.3, [0.33, 0.356]], opened: [0.29, [0.302, 0.447]], flown: [0.15, [0.29, 0.304]] },
    },
  ),
  featureOf("rail", "A crate or a sensor slides on, and a quick release locks it without tools.", {
    shelf: onTheLeft,
    at: { carried: [0.5, [0.343, 0.551]], opened: [0.66, [0.343, 0.552]], flown: [0.56, [0.332, 0.416]] },
  }),
  featureOf("gimbal", "The camera stays level while the airframe tilts, with a clear view down.", {
    shelf: onTheLeft,
    at: { carried: [0.65, [0.384, 0.585]], opened: [0.8, [0.3826, 0.583]], flown: [0.66, [0.379, 0.444]] },
  }),
  featureOf(
    "gnss-mast",
    "Two receivers and a compass, clear of the motors. The receivers check each other, but one spoofed sky can fool both.",
    {
      shelf: onTheRight,
      at: {
        carried: [0.35, [0.4515, 0.403]],
        opened: [0.17, [0.4515, 0.401]],
        flown: [0.15, [0.4415, 0.255]],
      },
    },
  ),
  featureOf(
    "batteries",
    "Two packs on top of the hub, changed from above without turning the aircraft over.",
    {
      shelf: onTheRight,
      at: { carried: [0.46, [0.458, 0.481]], opened: [0.27, [0.462, 0.468]], flown: [0.21, [0.464, 0.315]] },
    },
  ),
  {
    title: "Ground control station",
    text: "Plan, follow and log a flight from one case. The mission is stored on the aircraft before it leaves.",
  },
];
