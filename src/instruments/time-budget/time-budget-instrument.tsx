import { timeBudget as copy } from "../../content/instruments/time-budget.ts";
import { InstrumentFrame } from "../kit/instrument-frame.tsx";
import { formatMeasure, formatNumber } from "../kit/number-format.ts";
import { initialReadings, readingText } from "../kit/quantity.ts";
import { Result } from "../kit/result.tsx";
import { controlId, Sliders } from "../kit/slider.tsx";
import { useSettings } from "../kit/use-settings.ts";
import { TimeBudgetDrawing } from "./drawing.tsx";
import { quantities, type TimeBudget, type TimeBudgetReadings, timeBudget } from "./model.ts";

const name = "time-budget";
const initial = initialReadings(quantities);
const follows = (...controls: (keyof typeof quantities)[]) =>
  controls.map((control) => controlId(name, control));
const approach = follows("firstSeen", "keepOut", "speed");
const spending = follows("identify", "decide", "act");

function sentenceFor(readings: TimeBudgetReadings, budget: TimeBudget): string {
  const margin = Math.round(budget.margin);
  const seconds = (value: number) => formatMeasure(value, "s");
  const used = seconds(budget.used);
  if (readings.firstSeen <= readings.keepOut) return copy.sentence.seenInside(used);
  const account = {
    seenAt: readingText(readings.firstSeen, quantities.firstSeen),
    speed: readingText(readings.speed, quantities.speed),
    available: seconds(budget.available),
    used,
  };
  if (margin >= 0) return copy.sentence.inTime(account, seconds(margin));
  const depth = formatMeasure(budget.depth, "m");
  const where = budget.end === 0 ? copy.sentence.atCenter(depth) : copy.sentence.inside(depth);
  return copy.sentence.overspent(account, seconds(-margin), where);
}

export default function TimeBudgetInstrument() {
  const { settings, change, reset, isChanged } = useSettings(initial);
  const budget = timeBudget(settings);
  const { available, used, margin } = copy.results;
  return (
    <InstrumentFrame
      name={name}
      title={copy.title}
      drawing={<TimeBudgetDrawing readings={settings} budget={budget} />}
      results={
        <>
          <Result
            name="available"
            label={available}
            follows={approach}
            value={formatNumber(budget.available)}
            unit="s"
          />
          <Result name="used" label={used} follows={spending} value={formatNumber(budget.used)} unit="s" />
          <Result
            name="margin"
            label={margin}
            follows={[...approach, ...spending]}
            value={formatNumber(budget.margin)}
            unit="s"
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
      sentence={sentenceFor(settings, budget)}
      caveat={copy.caveat}
      isChanged={isChanged}
      onReset={reset}
      className="col-span-full mt-16"
    />
  );
}
