import { timeBudget as copy } from "../../../content/instruments/time-budget.ts";
import { withFaultBoundary } from "../../fault-boundary.tsx";
import { InstrumentFrame, type InstrumentProps } from "../kit/instrument-frame.tsx";
import { NamedSituations } from "../kit/named-situations.tsx";
import { formatNumber } from "../kit/number-format.ts";
import { initialReadings } from "../kit/quantity.ts";
import { Result } from "../kit/result.tsx";
import { controlId, Sliders } from "../kit/slider.tsx";
import { useSettings } from "../kit/use-settings.ts";
import { TimeBudgetDrawing } from "./drawing.tsx";
import { quantities, situations, timeBudget } from "./model.ts";
import { longestSentence, sentenceFor } from "./sentence.ts";

const name = "time-budget";
const initial = initialReadings(quantities);
const follows = (...controls: (keyof typeof quantities)[]) =>
  controls.map((control) => controlId(name, control));
const approach = follows("firstSeen", "keepOut", "speed");
const spending = follows("identify", "decide", "act");
const both = [...approach, ...spending];

function TimeBudget({ figure }: InstrumentProps) {
  const { settings, change, reset, isChanged } = useSettings(initial);
  const budget = timeBudget(settings);
  const { available, used, margin } = copy.results;
  return (
    <InstrumentFrame
      name={name}
      figure={figure}
      title={copy.title}
      examples={copy.examples}
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
          <Result name="margin" label={margin} follows={both} value={formatNumber(budget.margin)} unit="s" />
        </>
      }
      situations={
        <NamedSituations
          names={copy.situations}
          situations={situations}
          settings={settings}
          onChoose={change}
        />
      }
      controls={
        <Sliders
          instrument={name}
          labels={copy.labels}
          quantities={quantities}
          readings={settings}
          onChange={change}
        />
      }
      sentence={sentenceFor(settings, budget)}
      longestSentence={longestSentence}
      assumptions={copy.assumptions}
      isChanged={isChanged}
      onReset={reset}
      className="col-span-full mt-8 lg:mt-16"
    />
  );
}

export default withFaultBoundary(TimeBudget);
