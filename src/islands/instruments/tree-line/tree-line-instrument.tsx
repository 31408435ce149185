import { kitCopy } from "../../../content/instruments/kit.ts";
import { treeLine as copy } from "../../../content/instruments/tree-line.ts";
import { withFaultBoundary } from "../../fault-boundary.tsx";
import { InstrumentFrame, type InstrumentProps } from "../kit/instrument-frame.tsx";
import { NamedSituations } from "../kit/named-situations.tsx";
import { formatNumber } from "../kit/number-format.ts";
import { initialReadings } from "../kit/quantity.ts";
import { Result } from "../kit/result.tsx";
import { controlId, Sliders } from "../kit/slider.tsx";
import { useSettings } from "../kit/use-settings.ts";
import { TreeLineDrawing } from "./drawing.tsx";
import { farLimit, quantities, type Sight, sight, situations } from "./model.ts";
import { longestSentence, sentenceFor } from "./sentence.ts";

const name = "tree-line";
const initial = initialReadings(quantities);
const geometry = (["sensor", "obstacle", "distance", "altitude"] as const).map((control) =>
  controlId(name, control),
);
const geometryAndSpeed = [...geometry, controlId(name, "speed")];

function resultsFor({ view, seen, warning }: Sight) {
  if (view === "open") return { seen: { value: copy.notMasked }, warning: { value: copy.noLimit } };
  return {
    seen: seen > farLimit ? { value: copy.far } : { value: formatNumber(seen), unit: "m" },
    warning: { value: formatNumber(warning), unit: "s" },
  };
}

function TreeLine({ figure }: InstrumentProps) {
  const { settings, change, reset, isChanged } = useSettings(initial);
  const found = sight(settings);
  const { seen, warning } = resultsFor(found);
  // It was in sight before: the time is what is left when the shadow takes it.
  const isLostBehind = found.view === "shadow";
  return (
    <InstrumentFrame
      name={name}
      figure={figure}
      title={copy.title}
      examples={kitCopy.examples}
      drawing={<TreeLineDrawing readings={settings} sight={found} />}
      results={
        <>
          <Result
            name="seen"
            label={isLostBehind ? copy.results.seenBeyond : copy.results.seen}
            follows={geometry}
            {...seen}
          />
          <Result
            name="warning"
            label={isLostBehind ? copy.results.leftWhenLost : copy.results.warning}
            follows={geometryAndSpeed}
            {...warning}
          />
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
      sentence={sentenceFor(settings, found)}
      longestSentence={longestSentence}
      assumptions={copy.assumptions}
      isChanged={isChanged}
      onReset={reset}
      className="col-span-full mt-16"
    />
  );
}

export default withFaultBoundary(TreeLine);
