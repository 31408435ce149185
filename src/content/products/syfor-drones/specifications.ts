import type { Measure, PictureCopy } from "../../types.ts";
import { published } from "./published.ts";
import type { SpecDrawing } from "./spec-drawings.ts";

export interface Spec {
  readonly label: string;
  readonly measure: Measure;
  /** The second half of the sentence, without which the number means nothing. */
  readonly condition?: string;
  readonly drawing: SpecDrawing;
}

export const specs = {
  label: "Specifications",
  title: "Six figures, one trade-off.",
} as const;

const { light, heavy } = published;

export const droneSpecs: readonly Spec[] = [
  {
    label: "Flight endurance",
    measure: { prefix: "up to", value: String(light.minutes), unit: "min" },
    condition: `with ${light.payload} payload`,
    drawing: "hour",
  },
  {
    label: "Max payload",
    measure: { value: String(heavy.kilograms), unit: "kg" },
    condition: `with ${heavy.time} endurance`,
    drawing: "kilograms",
  },
  {
    label: "Range",
    measure: { prefix: "up to", value: String(published.radiusInKilometers), unit: "km" },
    condition: "radius",
    drawing: "radius",
  },
  {
    label: "Wind resistance",
    measure: { prefix: "up to", value: String(published.windInMetersPerSecond), unit: "m/s" },
    drawing: "pace",
  },
  { label: "Waypoints", measure: { value: "1024+" }, drawing: "waypoints" },
  { label: "Deployment", measure: { prefix: "under", value: "1", unit: "minute" }, drawing: "minute" },
];

type DrawnView = "sy300-top" | "sy300-front" | "sy300-side";

export const threeViews: readonly {
  readonly picture: PictureCopy & { readonly name: DrawnView };
  readonly caption: string;
}[] = [
  {
    picture: {
      name: "sy300-top",
      alt: "The SY300 from above: six booms at equal angles, six two-blade propellers.",
    },
    caption: "Top view, same scale as front and side",
  },
  {
    picture: {
      name: "sy300-front",
      alt: "The SY300 from the front, standing on its skids, camera between the legs.",
    },
    caption: "Front view",
  },
  {
    picture: { name: "sy300-side", alt: "The SY300 from the side: hub, mast, payload crate and skids." },
    caption: "Side view",
  },
];
