import { useCallback } from "react";
import { receiver as copy } from "../../content/instruments/receiver.ts";
import { Choice } from "../kit/choice.tsx";
import { InstrumentFrame } from "../kit/instrument-frame.tsx";
import { formatNumber } from "../kit/number-format.ts";
import { Result } from "../kit/result.tsx";
import { controlId, Slider } from "../kit/slider.tsx";
import { useSettings } from "../kit/use-settings.ts";
import { FlightTrack } from "./flight-track.tsx";
import {
  initialSettings,
  nominal,
  quantities,
  type ReceiverSettings,
  type Reception,
  reception,
} from "./model.ts";
import { longestSentence, sentenceFor } from "./sentence.ts";
import { SignalBars } from "./signal-bars.tsx";

const name = "receiver";
const modeId = controlId(name, "mode");
const follows = {
  jamming: [modeId, controlId(name, "interference")],
  spoofing: [modeId, controlId(name, "minutes")],
};

function Drawing({ found }: { readonly found: Reception }) {
  return (
    <div className="receiver-drawing">
      <p className="label text-second">{copy.drawing.bars}</p>
      <SignalBars levels={found.levels} />
      <p className="label text-second">{copy.drawing.track}</p>
      <FlightTrack reception={found} />
    </div>
  );
}

/** Its words are longer than the others' numbers. */
function Results({ found, follows }: { readonly found: Reception; readonly follows: readonly string[] }) {
  const error =
    found.error === undefined
      ? { value: copy.errorNotModeled, className: "text-second" }
      : { value: formatNumber(found.error), unit: "m" };
  return (
    <>
      <Result
        name="tracked"
        label={copy.results.tracked}
        follows={follows}
        value={copy.tracked(found.tracked, nominal.length)}
      />
      <Result name="fix" label={copy.results.fix} follows={follows} value={copy.fix[found.fix]} />
      <Result name="error" label={copy.results.error} follows={follows} {...error} />
    </>
  );
}

export default function ReceiverInstrument() {
  const { settings, change, reset, isChanged } = useSettings(initialSettings);
  const found = reception(settings);
  const control = settings.mode === "jamming" ? "interference" : "minutes";
  const disturb = useCallback((mode: ReceiverSettings["mode"]) => change({ mode }), [change]);
  return (
    <InstrumentFrame
      name={name}
      title={copy.title}
      drawing={<Drawing found={found} />}
      results={<Results found={found} follows={follows[settings.mode]} />}
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
      caveat={copy.caveat}
      isChanged={isChanged}
      onReset={reset}
      className="col-span-full mt-14"
    />
  );
}
