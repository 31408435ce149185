import { treeLine as copy } from "../../content/instruments/tree-line.ts";
import { InstrumentFrame } from "../kit/instrument-frame.tsx";
import { formatMeasure, formatNumber } from "../kit/number-format.ts";
import { initialReadings, readingText } from "../kit/quantity.ts";
import { Result } from "../kit/result.tsx";
import { controlId, Sliders } from "../kit/slider.tsx";
import { useSettings } from "../kit/use-settings.ts";
import { TreeLineDrawing } from "./drawing.tsx";
import {
  farLimit,
  quantities,
  type Sight,
  sight,
  type TreeLineControl,
  type TreeLineReadings,
} from "./model.ts";

const name = "tree-line";
const initial = initialReadings(quantities);
const geometry = (["sensor", "obstacle", "distance", "altitude"] as const).map((control) =>
  controlId(name, control),
);

function sentenceFor(readings: TreeLineReadings, { view, seen, warning }: Sight): string {
  const text = (control: TreeLineControl) => readingText(readings[control], quantities[control]);
  const key = view === "cleared" && seen > farLimit ? "far" : view;
  return copy.sentence[key]({
    sensor: text("sensor"),
    obstacle: text("obstacle"),
    distance: text("distance"),
    altitude: text("altitude"),
    speed: text("speed"),
    seen: formatMeasure(seen, "m"),
    warning: formatMeasure(warning, "s"),
  });
}

function resultsFor({ view, seen, warning }: Sight) {
  if (view === "open") return { seen: { value: copy.notMasked }, warning: { value: copy.noLimit } };
  return {
    seen: seen > farLimit ? { value: copy.far } : { value: formatNumber(seen), unit: "m" },
    warning: { value: formatNumber(warning), unit: "s" },
  };
}

export default function TreeLineInstrument() {
  const { settings, change, reset, isChanged } = useSettings(initial);
  const found = sight(settings);
  const { seen, warning } = resultsFor(found);
  return (
    <InstrumentFrame
      name={name}
      title={copy.title}
      drawing={<TreeLineDrawing readings={settings} sight={found} />}
      results={
        <>
          <Result
            name="seen"
            label={found.view === "shadow" ? copy.results.seenBeyond : copy.results.seen}
            follows={geometry}
            {...seen}
          />
          <Result
            name="warning"
            label={copy.results.warning}
            follows={[...geometry, controlId(name, "speed")]}
            {...warning}
          />
        </>
      }
      controls={
        <Sliders
          instrument={name}
          labels={copy.labels}
          quantities={quantities}
          readings={settings}
          onChange={(control, value) => change({ [control]: value })}
        />
      }
      sentence={sentenceFor(settings, found)}
      caveat={copy.caveat}
      isChanged={isChanged}
      onReset={reset}
      className="col-span-full mt-16"
    />
  );
}
