import { useCallback } from "react";
import { kitCopy } from "../../../content/instruments/kit.ts";
import { receiver as copy } from "../../../content/instruments/receiver.ts";
import { Choice } from "../../../ui/choice.tsx";
import { Symbols } from "../../../ui/symbols.tsx";
import { withFaultBoundary } from "../../fault-boundary.tsx";
import { InstrumentFrame, type InstrumentProps } from "../kit/instrument-frame.tsx";
import { NamedSituations } from "../kit/named-situations.tsx";
import { formatNumber } from "../kit/number-format.ts";
import { Result } from "../kit/result.tsx";
import { controlId, Slider } from "../kit/slider.tsx";
import { useSettings } from "../kit/use-settings.ts";
import { FlightTrack } from "./flight-track.tsx";
import {
  controlOf,
  initialSettings,
  nominal,
  quantities,
  type ReceiverSettings,
  type Reception,
  reception,
  situations,
} from "./model.ts";
import { longestSentence, sentenceFor } from "./sentence.ts";
import { SignalBars } from "./signal-bars.tsx";

const name = "receiver";
const modeId = controlId(name, "mode");
const follows = {
  jamming: [modeId, controlId(name, controlOf.jamming)],
  spoofing: [modeId, controlId(name, controlOf.spoofing)],
};

const caption = "font-sans text-small";

/** The signals, and the flight that they give. */
function Drawing({ found }: { readonly found: Reception }) {
  const { bars, track } = copy.drawing;
  return (
    <div className="label grid gap-x-(--gutter) gap-y-3 text-second md:grid-cols-2 lg:grid-cols-[2fr_3fr] print:grid-cols-2">
      <div>
        <p className={caption}>
          <Symbols text={bars} />
        </p>
        <SignalBars levels={found.levels} />
      </div>
      <div>
        <p className={caption}>{track}</p>
        <FlightTrack reception={found} />
      </div>
    </div>
  );
}

/** On a phone its words, longer than numbers, fit a third each. */
const small = "max-sm:[--size:5.2vw]";

function Results({ found, follows }: { readonly found: Reception; readonly follows: readonly string[] }) {
  const error =
    found.error === undefined
      ? { value: copy.jammedError[found.fix] }
      : { value: formatNumber(found.error), unit: "m" };
  return (
    <>
      <Result
        name="tracked"
        label={copy.results.tracked}
        follows={follows}
        value={copy.tracked(found.tracked, nominal.length)}
        className={small}
      />
      <Result
        name="fix"
        label={copy.results.fix}
        follows={follows}
        value={copy.fix[found.fix]}
        className={small}
      />
      <Result name="error" label={copy.results.error} follows={follows} {...error} className={small} />
    </>
  );
}

function Receiver({ figure }: InstrumentProps) {
  const { settings, change, reset, isChanged } = useSettings(initialSettings);
  const found = reception(settings);
  const control = controlOf[settings.mode];
  const disturb = useCallback((mode: ReceiverSettings["mode"]) => change({ mode }), [change]);
  return (
    <InstrumentFrame
      name={name}
      figure={figure}
      title={copy.title}
      examples={kitCopy.examples}
      drawing={<Drawing found={found} />}
      results={<Results found={found} follows={follows[settings.mode]} />}
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
            id={modeId}
            legend={copy.mode.legend}
            options={copy.mode.options}
            value={settings.mode}
            onChange={disturb}
          />
          <Slider
            key={control}
            instrument={name}
            name={control}
            label={copy.labels[control]}
            quantity={quantities[control]}
            value={settings[control]}
            onChange={change}
          />
        </>
      }
      sentence={sentenceFor(settings, found)}
      longestSentence={longestSentence}
      assumptions={copy.assumptions}
      isChanged={isChanged}
      onReset={reset}
      className="col-span-full mt-8 lg:mt-14"
    />
  );
}

export default withFaultBoundary(Receiver);
