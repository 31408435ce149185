import { useCallback } from "react";
import { outAndBackCopy as copy } from "../../../content/instruments/out-and-back.ts";
import { Choice } from "../../../ui/choice.tsx";
import { withFaultBoundary } from "../../fault-boundary.tsx";
import { InstrumentFrame, type InstrumentProps } from "../kit/instrument-frame.tsx";
import { NamedSituations } from "../kit/named-situations.tsx";
import { formatNumber } from "../kit/number-format.ts";
import { Result } from "../kit/result.tsx";
import { controlId, Sliders } from "../kit/slider.tsx";
import { useSettings } from "../kit/use-settings.ts";
import { type Budget, defaults, type Flight, planFlight, quantities, situations } from "./model.ts";
import { longestSentence, sentenceFor } from "./sentence.ts";
import { TimeLanes } from "./time-lanes.tsx";
import { TrackScale } from "./track-scale.tsx";

const name = "out-and-back";
const payloadId = controlId(name, "payload");
const follows = (...controls: (keyof typeof quantities)[]) =>
  controls.map((control) => controlId(name, control));
const flown = follows("distance", "airspeed", "wind");
const carried = [payloadId, ...follows("reserve")];
const reached = [...carried, ...follows("airspeed", "wind")];

function Results({ needed, usable, farthest }: Budget) {
  return (
    <div className="grid w-full grid-cols-3 gap-x-2 max-sm:[&>*]:[--size:1.375rem] max-[22.4rem]:[&>*]:[--size:1.25rem] md:gap-x-(--gutter)">
      <Result
        name="needed"
        label={copy.results.needed}
        follows={flown}
        value={needed === null ? copy.noHeadway : formatNumber(needed, 1)}
        unit={needed === null ? "" : "min"}
      />
      <Result
        name="usable"
        label={copy.results.usable}
        follows={carried}
        value={formatNumber(usable, 1)}
        unit="min"
      />
      <Result
        name="farthest"
        label={copy.results.farthest}
        follows={reached}
        value={formatNumber(farthest, needed === null ? 0 : 1)}
        unit="km"
      />
    </div>
  );
}

function OutAndBack({ figure }: InstrumentProps) {
  const { settings, change, reset, isChanged } = useSettings(defaults);
  const budget = planFlight(settings);
  const load = useCallback((payload: Flight["payload"]) => change({ payload }), [change]);
  return (
    <InstrumentFrame
      name={name}
      figure={figure}
      title={copy.title}
      examples={copy.examples}
      drawing={
        // Room for half the aircraft where the scale ends.
        <div className="label lg:pr-5">
          <TrackScale flight={settings} budget={budget} />
          {/* Kilometers above, minutes below. */}
          <div className="mt-[1.1em] border-rule border-t pt-[0.9em]">
            <TimeLanes flight={settings} budget={budget} />
          </div>
        </div>
      }
      results={<Results {...budget} />}
      situations={
        <NamedSituations
          names={copy.situations}
          situations={situations}
          settings={settings}
          onChoose={change}
        />
      }
      controls={
        <>
          <Choice
            id={payloadId}
            legend={copy.payload}
            options={copy.payloads}
            value={settings.payload}
            onChange={load}
          />
          <Sliders
            instrument={name}
            labels={copy.labels}
            quantities={quantities}
            readings={settings}
            onChange={change}
          />
        </>
      }
      sentence={sentenceFor(settings, budget)}
      longestSentence={longestSentence}
      assumptions={copy.assumptions}
      isChanged={isChanged}
      onReset={reset}
      className="col-span-full mt-5 lg:mt-20"
    />
  );
}

export default withFaultBoundary(OutAndBack);
