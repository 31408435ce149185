import { exerciseCopy as copy } from "../../../content/instruments/exercise.ts";
import { kitCopy } from "../../../content/instruments/kit.ts";
import { withFaultBoundary } from "../../fault-boundary.tsx";
import { InstrumentFrame, type InstrumentProps } from "../kit/instrument-frame.tsx";
import { NamedSituations } from "../kit/named-situations.tsx";
import { formatNumber } from "../kit/number-format.ts";
import { Result } from "../kit/result.tsx";
import { controlId, Sliders } from "../kit/slider.tsx";
import { useSettings } from "../kit/use-settings.ts";
import { clock } from "./clock.ts";
import { ExerciseDrawing } from "./exercise-drawing.tsx";
import { defaults, type Outcome, quantities, runExercise, situations } from "./model.ts";
import { longestSentence, sentenceFor } from "./sentence.ts";

const name = "exercise";
const follows = Object.keys(quantities).map((control) => controlId(name, control));
/** "not within the exercise" takes two lines in the height of a number. */
const wordsWrap = [
  "max-sm:[&_[data-words]]:text-[0.8125rem] md:[&_[data-words]]:text-[calc(0.52*var(--size))]",
  "md:[&_[data-words]]:max-w-[8em] md:[&_[data-words]]:whitespace-normal md:[&_[data-words]]:leading-[1.1]",
].join(" ");

/** A name more than a unit: small, and on a phone below its number. */
const smallUnit = [
  "[&_.unit]:font-normal [&_.unit]:font-sans [&_.unit]:text-[0.75rem] md:[&_.unit]:text-small",
  "max-sm:[&_.unit]:block max-sm:[&_.unit]:leading-none max-sm:[&_.unit]:[word-spacing:-0.25em] sm:[&_.unit]:ml-1.5",
].join(" ");

function Results({ availability, downtime, restored }: Outcome) {
  return (
    <div className="grid w-full grid-cols-[20fr_25fr_23fr] gap-x-4 sm:grid-cols-3 max-sm:[&>*]:[--size:1.25rem] md:gap-x-(--gutter)">
      <Result
        name="availability"
        label={copy.results.availability}
        follows={follows}
        value={formatNumber(availability * 100, 1)}
        unit="%"
      />
      <Result
        name="downtime"
        label={copy.results.downtime}
        follows={follows}
        value={formatNumber(downtime)}
        unit={copy.downtimeUnit}
        className={smallUnit}
      />
      <Result
        name="restored"
        label={copy.results.restored}
        follows={follows}
        value={restored === null ? copy.notRestored : clock(restored)}
        className={wordsWrap}
      />
    </div>
  );
}

/** On a phone the title keeps to its line, and the two counts share a row: four numbers need half a scale. */
const onPhone = [
  "max-sm:[&_h3]:tracking-[-0.02em] max-md:[&_.instrument-controls]:gap-x-6",
  "max-md:[&_.slider:nth-child(n+4)]:basis-2/5",
  "max-md:[&_.slider:nth-child(n+4)_.number-field>span]:w-[1.5em]",
].join(" ");

function Exercise({ figure }: InstrumentProps) {
  const { settings, change, reset, isChanged } = useSettings(defaults);
  const outcome = runExercise(settings);
  return (
    <InstrumentFrame
      name={name}
      figure={figure}
      title={copy.title}
      examples={kitCopy.examples}
      drawing={<ExerciseDrawing exercise={settings} outcome={outcome} />}
      results={<Results {...outcome} />}
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
      sentence={sentenceFor(settings, outcome)}
      longestSentence={longestSentence}
      assumptions={copy.assumptions}
      isChanged={isChanged}
      onReset={reset}
      className={`col-span-full mt-16 ${onPhone}`}
    />
  );
}

export default withFaultBoundary(Exercise);
