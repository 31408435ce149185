import type { Measure, PictureCopy } from "../../types.ts";

export interface Spec {
  readonly label: string;
  readonly measure: Measure;
  /** The second half of the sentence, without which the number means nothing. */
  readonly condition?: string;
}

export const specs = {
  label: "Specifications",
  title: "Six figures, one trade-off.",
} as const;

export const droneSpecs: readonly Spec[] = [
  {
    label: "Flight endurance",
    measure: { prefix: "up to", value: "60", unit: "min" },
    condition: "with 1 kg payload",
  },
  { label: "Max payload", measure: { value: "9", unit: "kg" }, condition: "with 22 min endurance" },
  { label: "Range", measure: { prefix: "up to", value: "30", unit: "km" }, condition: "radius" },
  { label: "Wind resistance", measure: { prefix: "up to", value: "15", unit: "m/s" } },
  { label: "Waypoints", measure: { value: "1024+" } },
  { label: "Deployment", measure: { prefix: "under", value: "1", unit: "minute" } },
];

export const tradeOff = {
  caption: "What a kilogram costs: the two published points",
  light: { payload: 1, minutes: 60, label: "1 kg", time: "60 min" },
  heavy: { payload: 9, minutes: 22, label: "9 kg", time: "22 min" },
  payloadAxis: "payload",
  enduranceAxis: "endurance",
} as const;

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
